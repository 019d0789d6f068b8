/** Every code that a door of ours may give, and its sentence. */
import * as m from '../../paraglide/messages.js';
import { NAME_LENGTH } from './names.ts';

export type Params = Readonly<Record<string, string | number>>;
const text = (params: Params, name: string) => String(params[name] ?? '');

/** Every code of the doors' own, and its sentence. */
const SENTENCES = {
	'bad-json': m.doors_bad_json,
	'bad-type': m.doors_bad_type,
	'bad-body': (params: Params) => m.doors_bad_body({ field: text(params, 'field') }),
	'name-missing': m.join_name_missing,
	'name-long': () => m.join_name_long({ most: NAME_LENGTH }),
	'too-large': (params: Params) => m.doors_too_large({ kib: text(params, 'kib') }),
	'no-token': m.doors_no_token,
	'no-such-door': m.doors_no_such_door,
	'no-such-workshop': m.doors_no_such_workshop,
	'no-such-table': m.doors_no_such_table,
	'no-such-person': m.doors_no_such_person,
	'no-such-code': m.doors_no_such_code,
	'no-such-link': m.doors_no_such_link,
	'no-such-page': m.doors_no_such_page,
	'no-such-screen-table': m.doors_no_such_screen_table,
	'nothing-to-compare': m.doors_nothing_to_compare,
	'no-class-board': m.doors_no_class_board,
	'no-such-game': (params: Params) =>
		'game' in params ? m.elsewhere_needs({ game: text(params, 'game') }) : m.doors_no_such_game(),
	'opening-closed': m.doors_opening_closed,
	'opening-code': m.doors_opening_code,
	'facilitator-only': m.doors_facilitator_only,
	'not-your-seat': m.doors_not_your_seat,
	'bad-origin': m.doors_bad_origin,
	'table-locked': m.doors_table_locked,
	'table-closed': m.doors_table_closed,
	'table-down': m.elsewhere_refused,
	paused: m.doors_paused,
	'turn-taken': m.overdays_taken,
	'reactions-off': m.doors_reactions_off,
	waiting: m.doors_waiting,
	moved: m.doors_moved,
	barred: m.doors_barred,
	'no-picking': m.doors_no_picking,
	'no-open-table': m.doors_no_open_table,
	'no-such-proposal': m.doors_no_such_proposal,
	'no-such-report': m.doors_no_such_report,
	'bad-picture': m.doors_bad_picture,
	'no-such-picture': m.doors_no_such_picture,
	'no-such-form': m.doors_no_such_form,
	'text-full': m.doors_text_full,
	'bad-seat': m.doors_bad_seat,
	'seat-held': m.computer_seat_held,
	'no-such-level': (params: Params) => m.computer_no_such_level({ levels: text(params, 'levels') }),
	'bad-budget': m.computer_bad_budget,
	'branch-hidden': m.whatif_hidden,
	'tutor-off': m.tutor_off,
	'tutor-not-due': m.tutor_not_due,
	'tutor-used-up': m.tutor_used_up,
	'seat-full': m.doors_seat_full,
	'no-free-seat': m.doors_no_free_seat,
	'name-taken': m.pupils_name_taken,
	'list-changed': m.pupils_list_changed,
	'not-away': m.back_present,
	'wrong-number': m.back_wrong,
	'already-seated': m.doors_already_seated,
	'bad-seats': m.doors_bad_seats,
	'bad-option': (params: Params) => m.doors_bad_option({ option: text(params, 'option') }),
	'pack-full': (params: Params) => m.doors_pack_full({ most: text(params, 'most') }),
	'seat-in-use': m.doors_seat_in_use,
	'game-under-way': m.doors_game_under_way,
	'dice-needed': (params: Params) =>
		m.doors_dice_needed({ count: text(params, 'count'), sides: text(params, 'sides') }),
	'bad-dice': m.doors_bad_dice,
	'not-over': m.doors_not_over,
	'no-next-table': m.doors_no_next_table,
	'nothing-to-undo': m.doors_nothing_to_undo,
	'no-such-entry': m.doors_no_such_entry,
	'moved-on': m.doors_moved_on,
	'not-yet': m.doors_not_yet,
	'date-passed': m.nexttime_passed,
	'date-late': (params: Params) => m.nexttime_late({ date: text(params, 'date') }),
	'date-after-lesson': m.overdays_late,
	'no-turn-due': m.overdays_none,
	'lesson-to-come': (params: Params) => m.nexttime_lives({ when: text(params, 'when') }),
	'newer-file': m.keep_newer_file,
	'heavy-file': m.keep_heavy_file,
	'bad-log': (params: Params) =>
		m.keep_bad_log({ table: text(params, 'table'), entry: text(params, 'entry') }),
	'too-many': (params: Params) => m.doors_too_many({ seconds: text(params, 'seconds') }),
	'work-waits': m.doors_work_waits,
	'wrong-method': m.doors_wrong_method,
	full: m.doors_full,
	later: m.doors_later,
	unreadable: m.doors_unreadable,
	broken: m.doors_broken
} as const;

export type DoorCode = keyof typeof SENTENCES;

/** Every code that a door may give, beside those of a game's own rules. */
export const DOOR_CODES = Object.keys(SENTENCES) as readonly DoorCode[];

/** The sentence of a door's code in the caller's language. */
export const sentenceOf = (code: DoorCode, params: Params = {}): string => SENTENCES[code](params);

/** Whether a code is one of the doors, not of a game. */
export const isDoorCode = (code: string): code is DoorCode => Object.hasOwn(SENTENCES, code);
