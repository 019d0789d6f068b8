/** What the pictures of a game are given, and which of them a game may bring. */
import type { Component, Snippet } from 'svelte';
import type { Seat, Timed, Typed } from '../../engine/module.ts';
import type { End } from '../../pieces/ending/ending.ts';
import type { TitleWords } from '../../pieces/spoken.ts';
import type { Told } from '../../pieces/trail.ts';
import type { Words as WallWords } from '../../pieces/wallWords.ts';
import type { SharedText } from '../../ui/text.ts';
import type { Due } from './guide.ts';
import type { Plain } from './plain/said.ts';
import type { Names } from './words.ts';

/** What has just happened, for animation; entry 0 is the set-up. */
export type { Told };

/** What every part of a picture is given: the position, and the names people gave. */
export interface PartProps<View> {
	readonly view: View;
	/** Of one seat, as one phrase ("Robin & Kit"). */
	readonly names: (seat: Seat) => string;
}

/** What a part is given that tells one's own seat from the others. */
export interface SeatProps<View> extends PartProps<View> {
	/** Whose device this is; null for all to see. */
	readonly seat: Seat | null;
}

/** What a part is given in which a seat acts. */
export interface ActProps<View, Action> extends Pick<BoardProps<View, Action>, 'view' | 'act'> {
	readonly seat: Seat;
}

/** What a report is given: what has happened lately, the newest last. */
export interface ReportProps<View, Event> extends PartProps<View> {
	readonly told: Told;
	readonly news: readonly Event[];
}

/** Asks for what the class brings along, or for the part of it that a question names; null where it cannot be had now. */
export type AskPack = (question: Readonly<Record<string, string>>) => Promise<unknown>;

/** How the desk reads and changes what the class brings along; a sentence says why something could not be done. */
export interface PackDoor {
	/** Null where it cannot be had now. */
	readonly read: () => Promise<unknown>;
	readonly change: (changes: object) => Promise<{ readonly pack: unknown } | string>;
}

/** What every picture of a game is given. */
export interface ViewProps<View> extends PartProps<View> {
	readonly told: Told;
	/** What the class brings along, where the game has a pack; missing where nobody plays. */
	readonly pack?: AskPack;
}

/** What a board is given beside it: who looks, and what they may do. */
export interface BoardProps<View, Action> extends ViewProps<View> {
	/** Null for someone who only watches. */
	readonly seat: Seat | null;
	/** Plays an action; true once the view shows it, false when the server refused (it has said why). */
	readonly act: (action: Action) => Promise<boolean>;
	/** A field of the table's story, written together; null until connected. */
	readonly draft: (key: string) => SharedText | null;
	/** What can be done once the game is over, for a game that tells its end itself. */
	readonly after?: Snippet;
}

/** What a part is given in which the table writes together, whoever has it before them. */
export type WritingProps<View> = PartProps<View> & Pick<BoardProps<View, never>, 'draft'>;

/** What the story so far is given: for who may tell it on, also how. */
export interface StoryProps<View, Action> extends ViewProps<View> {
	readonly writing?: Writing<Action>;
}

interface Writing<Action> {
	readonly draft: BoardProps<unknown, Action>['draft'];
	/** How this device acts for a seat; null where it does not. */
	readonly actFor: (seat: Seat) => BoardProps<unknown, Action>['act'] | null;
}

/** What a picture for the whole room is given: nobody acts there. */
export interface RoomProps<View> extends ViewProps<View> {
	/** What the table calls the world it plays in; missing while it has no name for it. */
	readonly called?: string;
}

/** What the projector gives of a table to any picture. */
export interface JoinProps<View> extends RoomProps<View> {
	/** How to join: large while people come in, afterwards one line. */
	readonly join: Snippet<[large: boolean]>;
}

/** What its lists find of a game for its wall: only a led game has a wall that needs none of it. */
export interface WallParts<View, Event extends Typed> {
	/** What the game says of itself there. */
	readonly words: WallWords<View, Event>;
	/** What stands for what a game has not written. */
	readonly plain?: PlainScreens;
}

/** What a projector's picture is given. */
export interface WallProps<View, Event extends Typed = Typed>
	extends JoinProps<View>, WallParts<View, Event> {}

/** What the host shows of a game by itself: made of its module and words. */
export interface PlainScreens extends Plain {
	/** What lies open: the game's `Past.svelte`, its `Table.svelte`, or else its board. */
	readonly Open: Component<BoardProps<unknown, unknown>>;
}

/** What a sheet is given: whose it is, and its texts. */
export interface SheetProps<View> extends ViewProps<View> {
	readonly seat: Seat;
	readonly own: boolean;
	/** Whether this device may write into it. */
	readonly writes: boolean;
	/** A field of this seat's sheet; null until connected. */
	readonly text: (key: 'notes') => SharedText | null;
	/** The drawing or photo on it. */
	readonly picture: Snippet;
}

/** What the desk's part of a game is given: the facilitator's own actions, for any seat. */
export interface DeskProps<View, Action> extends ViewProps<View> {
	/** Seats that nobody has taken. */
	readonly empty: readonly Seat[];
	readonly act: (action: Action) => Promise<boolean>;
	/** A field of the table's story; null until connected. */
	readonly draft?: (key: string) => SharedText | null;
	readonly favourites?: Favourites;
	readonly packDoor?: PackDoor;
	/** Asks at which tables a word of the lesson is said. */
	readonly sayAll?: (due: Due) => void;
}

/** What is given to what ends early: of what the end is. */
export interface EndsProps<View, Action> extends DeskProps<View, Action> {
	readonly of: 'game' | 'seat';
}

/** What the facilitators of a workshop like of a game, by its ids, shared by all who lead it. */
export interface Favourites {
	readonly read: () => Promise<readonly string[]>;
	readonly mark: (id: string, liked: boolean) => Promise<unknown>;
}

/** What a game is given to say in words what would differ after an undo: the view as it would be, and as it is. */
export interface ChangesProps<View> extends ViewProps<View> {
	readonly now: View;
}

/** What a game is given to say when it will end, and what may be cut when the lesson ends before. */
export interface BellProps<View, Action> extends Pick<ViewProps<View>, 'view'> {
	/** Everything that happened, in order. */
	readonly log: readonly Timed[];
	/** Milliseconds since 1970, like the end of the lesson; that is null until somebody says it. */
	readonly now: number;
	readonly bell: number | null;
	readonly act: (action: Action) => Promise<boolean>;
	/** Sets the table up with other options; null once the first action has been played. Answers why not, or null. */
	readonly setUp: ((options: unknown) => Promise<string | null>) | null;
}

/**
 * What a phone of a game needs first. The registry forgets a game's own types, and so do these: the view
 * that a picture is handed was made by the same game's module.
 */
export interface Phone {
	/** Draws a view, offers legal actions, decides nothing. */
	readonly Board: Component<BoardProps<unknown, unknown>>;
	/** Above the board: what draws the title, and what it says; missing where the game has a head of its own. */
	readonly head?: { readonly Title: Component<TitleProps>; readonly title: TitleWords<unknown> };
	/** Only of a led game: who you are, in place of a title. */
	readonly Header?: LedScreens['Header'];
	/** Which tabs the book has. */
	readonly tabs: readonly Tab[];
}

/** What a title is given. */
export interface TitleProps extends SeatProps<unknown> {
	readonly title: TitleWords<unknown>;
}

/** What a phone shows beside the board, a tab each. */
export interface Book {
	readonly Sheet?: Component<SheetProps<unknown>>;
	/** The world, and the story so far. */
	readonly World?: Component<StoryProps<unknown, unknown>>;
	readonly Chronicle?: Component<StoryProps<unknown, unknown>>;
	/** The game in a few cards once more: a button that opens them. */
	readonly Primer?: Component<ViewProps<unknown>>;
	/** What the table writes for a book of its own, for the page for looking back. */
	readonly BookTexts?: Component<WritingProps<unknown>>;
	/** Fetches what these and the board show only at times, so that it is there without a network too. */
	readonly ahead?: () => Promise<unknown>;
}

/** What the face of a phone is given that lies on the table, the screen upwards. */
export interface FaceProps<View> extends PartProps<View> {
	readonly seat: Seat;
	readonly told: Told;
	/** Whether the table waits for this seat: then it lights up. */
	readonly due: boolean;
	/** What the host says there: whose turn it is, and how to take the phone up again. */
	readonly children: Snippet;
}

/** A tab beside the board. */
export type Tab = Extract<keyof Book, 'Sheet' | 'World' | 'Chronicle'>;

/** One thing of the game, alone on the wall. */
interface Alone {
	/** What the desk calls it. */
	readonly name: () => string;
	readonly Wall: Component<ViewProps<unknown>>;
}

/** A game's screens that a phone needs first: each is found by its name in the game's folder. */
export interface PhoneScreens extends Pick<Phone, 'Board'> {
	/** What stands above the board, in `words/status.ts`; missing where the game has a head of its own. */
	readonly title?: TitleWords<unknown>;
	/** Only of a led game: `screens/led.ts`. */
	readonly led?: LedScreens;
}

/** All screens of a game, in `screens` and `words/end.ts`. */
export interface AllScreens extends PhoneScreens {
	/** How it ended; missing where the board tells it. */
	readonly endOf?: (view: unknown, names: Names) => End | null;
	/** The projector; the board where there is none. */
	readonly Wall?: Component<JoinProps<unknown> & Partial<WallParts<unknown, Typed>>>;
	/** What the projector is given beside the table. */
	readonly wall?: WallParts<unknown, Typed>;
	/** The table at an earlier moment, on the wall beside what is said of it; the board where there is none. */
	readonly Past?: Component<ViewProps<unknown>>;
}

/** Everything of a game, for the desk and the projector. */
export interface Pictures extends Omit<AllScreens, 'led' | 'title'> {
	/** What only a led game has; empty for all others. */
	readonly led: Led;
}

/** The screens of a led, written game: its `screens/led.ts`. */
export interface LedScreens {
	/** Who you are, above the board, in place of a title. */
	readonly Header: Component<BoardProps<unknown, unknown>>;
	/** Which tabs the book has, so that a phone need not fetch it to draw them. */
	readonly tabs: readonly Tab[];
	/** Fetches what a view shows beyond a new game's, so that a page has all of it in its first picture. */
	readonly begun?: (view: unknown) => Promise<void>;
	readonly book: () => Promise<Book>;
	readonly desk: () => Promise<Led>;
}

/** What a led, written game shows at the desk and on the projector, beside what every game has. */
export interface Led extends Book {
	/** The world alone on the wall. */
	readonly WallWorld?: Component<RoomProps<unknown>>;
	/** What else can be alone and large on the wall: by names of 1 to 20 small letters, which the log keeps, none of them a view that every game has. */
	readonly alone?: Readonly<Record<string, Alone>>;
	/** The whole table in one small picture, to stand beside another. */
	readonly Glance?: Component<ViewProps<unknown>>;
	/** The world as a place, as large as its frame, on a wall that tells of it. */
	readonly Scenery?: Component<RoomProps<unknown>>;
	/** The world in small and whose turn it is: on top of the desk, whatever tab is open. */
	readonly Stage?: Component<DeskProps<unknown, unknown>>;
	/** The word that the table waits for from the facilitator, and its button; nothing while it waits for none. */
	readonly Word?: Component<DeskProps<unknown, unknown>>;
	/** What takes the game past whoever keeps it waiting, beside the other ways to lead a table. */
	readonly Powers?: Component<DeskProps<unknown, unknown>>;
	/** All else of this game's own that the facilitator sees and does while it is played. */
	readonly Desk?: Component<DeskProps<unknown, unknown>>;
	/** Every seat in figures, and what corrects them, beside the people. */
	readonly Sheets?: Component<DeskProps<unknown, unknown>>;
	/** What ends early for good: the game, or a seat. It stands apart, at the end of its tab. */
	readonly Ends?: Component<EndsProps<unknown, unknown>>;
	/** What an undo would change, in words and numbers, for the desk. */
	readonly Changes?: Component<ChangesProps<unknown>>;
	/** When the game will end, and what may be cut, for the desk. */
	readonly Bell?: Component<BellProps<unknown, unknown>>;
	/** The newest of the story in a few lines, for the desk. */
	readonly Digest?: Component<ViewProps<unknown>>;
}
