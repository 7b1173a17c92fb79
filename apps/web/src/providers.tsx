import { useConfiguracion } from '@marco/parametros/widgets';
import { type ApiClient, ApiProvider } from '@marco/web-kit/api-client';
import { ProductProvider } from '@marco/web-kit/page';
import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, useMemo } from 'react';

export interface ProvidersProps {
  readonly queries: QueryClient;
  readonly api: ApiClient;
  readonly children: ReactNode;
}

/** What every screen finds above it. */
export function Providers({ queries, api, children }: ProvidersProps) {
  return (
    <QueryClientProvider client={queries}>
      <ApiProvider client={api}>
        <ProductFromConfiguracion>{children}</ProductFromConfiguracion>
      </ApiProvider>
    </QueryClientProvider>
  );
}

function ProductFromConfiguracion({ children }: { readonly children: ReactNode }) {
  const { producto } = useConfiguracion();
  const product = useMemo(() => ({ title: producto.titulo, version: producto.version }), [producto]);
  return <ProductProvider product={product}>{children}</ProductProvider>;
}
