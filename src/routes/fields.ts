/** The texts of a posted form by name; files are left out. */
export async function textFields(request: Request): Promise<Record<string, string>> {
	const fields: Record<string, string> = {};
	for (const [name, value] of await request.formData()) {
		if (typeof value === 'string') fields[name] = value.trim();
	}
	return fields;
}
