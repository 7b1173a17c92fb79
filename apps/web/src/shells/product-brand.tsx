import { useConfiguracion } from '@marco/parametros/widgets';
import { Brand } from '@marco/web-kit/app-shell';

/** 'Marco de Interoperabilidad para Gobierno Digital' reads in two lines, broken before its purpose. */
const PURPOSE = ' para ';

/** The product's mark and title; a title without purpose has the ministry under it. */
export function ProductBrand({ to }: { readonly to: string }) {
  const { producto, ministerio } = useConfiguracion();
  const position = producto.titulo.indexOf(PURPOSE);
  if (position < 0) return <Brand title={producto.titulo} subtitle={ministerio.acronimo} to={to} />;
  return (
    <Brand
      title={producto.titulo.slice(0, position)}
      subtitle={producto.titulo.slice(position + 1)}
      to={to}
    />
  );
}
