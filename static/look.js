// What was chosen on this device (src/lib/ui/look.ts) holds before the first picture, on pages without scripts too.
try {
	Object.assign(document.documentElement.dataset, JSON.parse(localStorage.getItem('look')));
} catch {
	// nothing was chosen, or the browser keeps nothing
}
