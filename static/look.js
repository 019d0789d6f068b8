try {
	Object.assign(document.documentElement.dataset, JSON.parse(localStorage.look));
} catch {
	// ui/look.ts
}
{
	// letters that the browser itself shows larger: app.css
	const { dataset } = document.documentElement;
	const letters = parseFloat(getComputedStyle(document.documentElement).fontSize);
	if (letters >= 24) dataset.letters = 'largest';
	else if (letters >= 20) dataset.letters = 'large';
}
if (![].with) document.write('<script src=/older.js></script>');
