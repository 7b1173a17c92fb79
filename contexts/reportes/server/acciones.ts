/** How people read each action this context writes into the audit trail. */
export const acciones: Readonly<Record<string, string>> = {};
