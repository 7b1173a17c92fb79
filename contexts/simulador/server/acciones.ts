/** Names of audit actions: trying a servicio leaves no trail, because nothing of it is kept. */
export const acciones: Readonly<Record<string, string>> = {};
