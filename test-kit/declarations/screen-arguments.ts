/**
 * What the builder of an address (`toMesa`) is called with, once for each screen the crawls open: the arguments
 * themselves, or SQL whose rows are the arguments, in the order of their columns. In it `:person` is the number of who
 * looks, between quotes. Records of that person come first: some people visit the first record alone.
 */
export type ScreenArguments = string | readonly (readonly unknown[])[];

/** By the name of the builder, in the `.paths.ts` files of the context. */
export type Screens = Readonly<Record<string, ScreenArguments>>;
