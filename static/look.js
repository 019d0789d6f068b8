// see src/lib/ui/look.ts
try {
	Object.assign(document.documentElement.dataset, JSON.parse(localStorage.getItem('look')));
} catch {
	// nothing chosen
}
