/** What this context gives everybody. Its screens come with its first address. */
export const directorioPublicModule = {};
