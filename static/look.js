try {
	Object.assign(document.documentElement.dataset, JSON.parse(localStorage.look));
} catch {
	// ui/look.ts
}
if (![].with) document.write('<script src=/older.js></script>');
