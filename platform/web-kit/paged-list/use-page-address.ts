import { useAddressParams } from '../page/index.ts';

/** One page of a list, as its service takes it. */
export interface PageRequest {
  readonly pagina: number;
  readonly tamano: number;
}

/**
 * The page of a list stands in the address of the screen that holds it: who follows a row and comes back finds it again.
 *
 * @param list what the list is called in the address; a screen may hold several
 * @param sizes rows a page may have, the usual first
 */
export function usePageAddress(
  list: string,
  sizes: readonly number[],
): readonly [PageRequest, show: (page: PageRequest) => void] {
  const { params, change } = useAddressParams();
  const [pageName, sizeName] = [`${list}Pagina`, `${list}Tamano`];
  const [usual = 10] = sizes;
  const pagina = Number(params.get(pageName));
  const tamano = sizes.find((size) => String(size) === params.get(sizeName)) ?? usual;

  function show(page: PageRequest): void {
    const next = new URLSearchParams(params);
    const write = (name: string, value: number, whenLeftOut: number) =>
      value === whenLeftOut ? next.delete(name) : next.set(name, String(value));
    write(pageName, page.pagina, 1);
    write(sizeName, page.tamano, usual);
    change(next, { replace: true, preventScrollReset: true });
  }

  return [{ pagina: Number.isSafeInteger(pagina) && pagina > 0 ? pagina : 1, tamano }, show];
}
