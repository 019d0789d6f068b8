/** What stands in the columns of a list: by the words above them, else by what they look like. */

export type Row = readonly string[];

/** The place of each column that is of use; null for what there is none of. */
export interface Columns {
	/** The first name, or the only one there is. */
	readonly name: number | null;
	readonly surname: number | null;
	readonly group: number | null;
	/** Whom each is to be kept apart from. */
	readonly apart: number | null;
}

const words = (text: string): ReadonlySet<string> => new Set(text.split(' '));

/** The words above columns, as schools' programs and people write them, without spaces and signs. */
const HEADS = {
	name: words(
		`firstname givenname forename name names nickname preferredname fullname pupil pupils student students studentname
		vorname rufname spitzname schüler schülerin schülername prénom prénoms surnom élève nomcomplet nombre nombres apodo
		alumno alumna estudiante imię imiona uczeń ksywka імя учень учениця імена імяучня الاسم اسم الاسمالأول الاسمالاول
		اسمالطالب الطالب имя ученик όνομα שםפרטי שם 名 名前 名字 姓名 氏名 이름 성명 ชื่อ नाम`.replace(
			/\s+/g,
			' '
		)
	),
	surname: words(
		`lastname surname familyname secondname nachname familienname zuname nom nomdefamille apellido apellidos nazwisko
		прізвище اللقب اسمالعائلة العائلة الكنية фамилия επώνυμο שםמשפחה משפחה 姓 성 นามสกุล`.replace(
			/\s+/g,
			' '
		)
	),
	group: words(
		`group groups groupname groupno table team gruppe gruppen tisch groupe groupes équipe grupo grupos mesa equipo grupa
		stół stolik zespół група стіл команда مجموعة المجموعة طاولة الطاولة فريق группа стол ομάδα קבוצה 組 组 조 กลุ่ม समूह`.replace(
			/\s+/g,
			' '
		)
	),
	apart: words(
		`apart keepapart keepapartfrom notwith nichtzusammen nichtmit getrenntvon àséparer séparerde pasavec separar separarde nocon osobno niezz niezrazem
		окремовід незз ليسمع يبعدعن الفصلبينهم`.replace(/\s+/g, ' ')
	)
} as const;

const isWord = (cell: string, of: keyof typeof HEADS): boolean =>
	HEADS[of].has(
		cell
			.normalize('NFC')
			.toLowerCase()
			.replace(/[^\p{L}\p{N}]/gu, '')
	);

/** Whether a row is the words above the columns. */
export const isHead = (row: Row): boolean =>
	row.some((cell) => isWord(cell, 'name') || isWord(cell, 'surname'));

/** The columns of a list by the words above them; where none is said to be names, by what stands under it. */
export function columnsUnder(head: Row, rows: readonly Row[]): Columns {
	const at = (of: keyof typeof HEADS): number | null => {
		const place = head.findIndex((cell) => isWord(cell, of));
		return place < 0 ? null : place;
	};
	const [name, surname] = [at('name'), at('surname')];
	const { group, apart } = { group: at('group'), apart: at('apart') };
	if (name === null && surname === null) return { ...columnsOf(rows), group, apart };
	// in French "Nom" alone is a name
	return name === null
		? { name: surname, surname: null, group, apart }
		: { name, surname, group, apart };
}

const FIGURES = /^[\d\s.,:;+\-–/%]*$/u;
const SEX = /^(m|w|f|d|x|k|h|male|female|männlich|weiblich|ذكر|أنثى|ж|ч)$/iu;

/** The columns of a list without words above them. */
export function columnsOf(rows: readonly Row[]): Columns {
	const width = Math.max(0, ...rows.map((row) => row.length));
	const columns = Array.from({ length: width }, (_, place) => ({
		place,
		cells: rows.map((row) => row[place] ?? '').filter((cell) => cell !== '')
	})).filter(({ cells }) => cells.length > 0);
	const texts = columns.filter(
		({ cells }) =>
			!cells.every((cell) => FIGURES.test(cell)) && !cells.every((cell) => SEX.test(cell))
	);
	const repeats = texts.find(({ cells }) => texts.length > 1 && isRepeated(cells));
	const names = texts.filter((column) => column !== repeats);
	const [first, second] = names;
	const figures = columns.find(
		({ place, cells }) => place > (first?.place ?? width) && isGroup(cells)
	);
	return {
		name: first?.place ?? null,
		surname: second?.place ?? null,
		group: repeats?.place ?? figures?.place ?? null,
		apart: null
	};
}

/** Few words, each for several: what they sit at, not what they are called. */
const isRepeated = (cells: readonly string[]): boolean =>
	cells.length > 3 && new Set(cells).size <= cells.length / 2;

/** Small whole numbers, some of them more than once. */
const isGroup = (cells: readonly string[]): boolean =>
	cells.every((cell) => /^([1-9]|1[0-2])$/.test(cell)) && new Set(cells).size < cells.length;
