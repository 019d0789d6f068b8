/** Lines for translators: a message that is short or is given something has one, which names all that it is given. */
import { expect, test } from 'vitest';
import { lineFault, lineFaults, lineOf } from '../../../scripts/languages/lines.mjs';

test('every English message that needs a line has one', () => {
	expect(lineFaults()).toEqual([]);
});

test('a short text without a line is refused, and so is one that something is put into', () => {
	expect(lineFault('some_key', 'Roll', undefined)).toContain('no line');
	expect(
		lineFault('some_key', '{who} has rolled both dice and may move a pyramid.', undefined)
	).toContain('no line');
	expect(
		lineFault('some_key', 'Nobody has rolled yet. Roll the dice first.', undefined)
	).toBeNull();
});

test('a line that leaves out what is put in is refused', () => {
	expect(lineFault('some_key', '{who}: {count}', 'The desk. {who}: a seat.')).toContain('{count}');
	expect(
		lineFault('some_key', '{who}: {count}', 'The desk. {who}: a seat. {count}: how many.')
	).toBeNull();
});

test('an example of an earlier text is refused', () => {
	const line = 'The desk. {who}: a seat. For example: “Turn of Calm Maple”';
	expect(lineFault('some_key', '{who}’s turn', line)).toContain('earlier');
	expect(lineFault('some_key', 'Turn of {who}', line)).toBeNull();
});

test('a line says where a text stands, what it is, what is put in, and an example', () => {
	const line = lineOf('hunt', 'hunt_do_move_fence_of', '{who} moves the {color} Fence');
	expect(line).toMatch(/^The board game Hunt\. A button/);
	expect(line).toContain('{who}: the name of a seat or person.');
	expect(line).toContain('For example: “Calm Maple moves the red Fence”');
});

test('of a plural the example is the form for several', () => {
	const text = '{count, plural, one {{count} tree} other {{count} trees}}';
	expect(lineOf('timberland', 'timberland_trees', text)).toContain('“3 trees”');
});
