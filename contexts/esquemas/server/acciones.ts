/** Names of audit actions: taking a schema and checking a message leave no trail. */
export const acciones: Readonly<Record<string, string>> = {};
