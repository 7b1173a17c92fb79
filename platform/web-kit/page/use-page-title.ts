import { useEffect } from 'react';
import { type Product, useProduct } from './product.tsx';

/** '{screen} | {product} v{version}', or '{product} v{version}' for the start page. */
function pageTitle(product: Product, screen?: string): string {
  const name = `${product.title} v${product.version}`;
  return screen ? `${screen} | ${name}` : name;
}

/** Sets the window title while the screen shows. */
export function usePageTitle(screen?: string): void {
  const product = useProduct();
  useEffect(() => {
    document.title = pageTitle(product, screen);
  }, [product, screen]);
}
