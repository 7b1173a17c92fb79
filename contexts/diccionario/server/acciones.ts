/** Names of audit actions: reading the dictionary leaves no trail. */
export const acciones: Readonly<Record<string, string>> = {};
