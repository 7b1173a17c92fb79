/** Names of audit actions: checking a contract leaves no trail, because nothing of it is kept. */
export const acciones: Readonly<Record<string, string>> = {};
