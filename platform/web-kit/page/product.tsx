import { createContext, type ReactNode, useContext } from 'react';

export interface Product {
  /** Product title as it stands in the window title. */
  readonly title: string;
  /** Version without the leading v: '2.8.12'. */
  readonly version: string;
}

const ProductContext = createContext<Product | null>(null);

export function ProductProvider({
  product,
  children,
}: {
  readonly product: Product;
  readonly children: ReactNode;
}) {
  return <ProductContext value={product}>{children}</ProductContext>;
}

/** Title and version of the product; throws outside a `ProductProvider`. */
export function useProduct(): Product {
  const product = useContext(ProductContext);
  if (!product) throw new Error('useProduct needs a ProductProvider above it');
  return product;
}
