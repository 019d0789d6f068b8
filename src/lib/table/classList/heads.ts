/** The words that schools' programs and people write above the columns of a list. */

/** What stands under a word: first names, surnames, names of which nobody said which, groups, whom each is kept apart from. */
type Part = 'given' | 'surname' | 'name' | 'group' | 'apart';
/** What stands in a column; `surnameFirst` and `givenFirst` have both names in each cell. */
export type Head = Part | 'surnameFirst' | 'givenFirst';

/** Without marks, signs and spaces: "Né(e)" and "NEE" are one. */
const plain = (text: string): string =>
	text
		.normalize('NFKD')
		.toLowerCase()
		.replace(/[^\p{L}\p{N}]/gu, '');
const words = (text: string): ReadonlySet<string> =>
	new Set(
		text
			.trim()
			.split(/\s+/u)
			.map((word) => plain(word))
	);

const PARTS: Readonly<Record<Part, ReadonlySet<string>>> = {
	given: words(
		`firstname givenname forename nickname preferredname vorname vornamen rufname spitzname prénom prénoms surnom
		nombre nombres apodo imię imiona ksywka імя імена الاسمالأول الاسمالاول имя όνομα שםפרטי 名`
	),
	surname: words(
		`lastname surname familyname secondname nachname familienname zuname nom nomdefamille apellido apellidos
		nazwisko прізвище اللقب اسمالعائلة العائلة الكنية фамилия επώνυμο שםמשפחה משפחה 姓 성 นามสกุล`
	),
	name: words(
		`name names fullname pupil pupils student students studentname schüler schülerin schülername schülerinnen élève élèves nomcomplet
		alumno alumna alumnado estudiante uczeń uczennica учень учениця учня учні імяучня الاسم اسم اسمالطالب الطالب الطالبة اسمالطالبة
		التلميذ التلميذة اسمالتلميذ שם 名前 名字 姓名 氏名 이름 성명 ชื่อ नाम`
	),
	group: words(
		`group groups groupname groupno table team gruppe gruppen tisch groupe groupes équipe grupo grupos mesa equipo grupa
		stół stolik zespół група стіл команда مجموعة المجموعة طاولة الطاولة فريق группа стол ομάδα קבוצה 組 组 조 กลุ่ม समूह`
	),
	apart: words(
		`apart keepapart keepapartfrom notwith nichtzusammen nichtmit getrenntvon àséparer séparerde pasavec separar separarde
		nocon osobno rozsadź rozsadźosobno niezz niezrazem окремовід розсадитиокремо незз ليسمع يبعدعن الفصلبينهم الفصلبينتلميذين`
	)
};
/** They are names as well: they count beside other words alone. */
const BESIDE: ReadonlyMap<string, Part> = new Map([
	['first', 'given'],
	['given', 'given'],
	['last', 'surname'],
	['family', 'surname']
]);
/** Surname, first name, father's name, as one word. */
const ALL_NAMES = words('піб пиб фио');
/** What may stand beside such a word and says nothing more. */
const FILLING = words(
	`the of and a o as os e in und der die des de du le la y i та і و legal full preferred chosen 1 2 primer segundo pierwsze pierwszy
	drugie no middle по батькові отчество`
);

/** What stands under the words above a column; null where they say nothing of a class list. */
export function headOf(cell: string): Head | null {
	const whole = plain(cell);
	const known = partOf(whole);
	if (known || BESIDE.has(whole)) return known;
	const parts = cell
		.replace(/['’ʼ`]/gu, '')
		.split(/[,/&()]|\s(?:und|and|et|y|i|та|і|و)\s/u)
		.map(partIn);
	const said = parts.includes(undefined) ? null : together(parts);
	// "Name 1" is one of those who are to be told apart
	return said === 'name' && /\d/u.test(cell) ? null : said;
}

function partOf(word: string): Part | null {
	const [found] = Object.entries(PARTS).find(([, known]) => known.has(word)) ?? [];
	return (found as Part | undefined) ?? null;
}

/** What some words say together; null for nothing, undefined where one of them is unknown. */
function partIn(text: string): Head | null | undefined {
	const each = text.split(/[^\p{L}\p{M}\p{N}]+/u).map(plain);
	const left = each.filter((word) => word !== '' && !FILLING.has(word));
	if (left.some((word) => ALL_NAMES.has(word))) return 'surnameFirst';
	const said = partOf(left.join(''));
	if (said) return said;
	const parts = left.map((word) => partOf(word) ?? BESIDE.get(word));
	if (parts.some((part) => part !== 'given' && part !== 'surname' && part !== 'name'))
		return undefined;
	return parts.find((part) => part !== 'name') ?? parts[0] ?? null;
}

/** What several words in one cell come to: "Name, Vorname" has the surname first. */
function together(parts: readonly (Head | null | undefined)[]): Head | null {
	const said = parts.filter((part) => part !== null && part !== undefined);
	if (said.includes('surnameFirst')) return 'surnameFirst';
	const given = said.indexOf('given');
	const surname = said.includes('surname') ? said.indexOf('surname') : said.indexOf('name');
	if (given < 0 || surname < 0) return said.find((part) => part !== 'name') ?? said[0] ?? null;
	return surname < given ? 'surnameFirst' : 'givenFirst';
}
