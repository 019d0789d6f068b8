// What a browser of the years before 2023 lacks; one that lacks more is told so (README, "What it needs").
(function (list) {
	function add(name, value) {
		if (!list[name])
			Object.defineProperty(list, name, { value, configurable: true, writable: true });
	}
	add('toSorted', function (order) {
		return this.slice().sort(order);
	});
	add('toReversed', function () {
		return this.slice().reverse();
	});
	add('toSpliced', function (...cut) {
		const copy = this.slice();
		copy.splice(...cut);
		return copy;
	});
	add('with', function (at, value) {
		const place = at < 0 ? this.length + at : at;
		if (!(place in this)) throw new RangeError('no such place');
		const copy = this.slice();
		copy[place] = value;
		return copy;
	});
	const known = list.findLast && Object.hasOwn && window.structuredClone;
	if (!known) document.documentElement.dataset.older = '';
})(Array.prototype);
