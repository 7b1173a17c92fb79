import { Button } from '@marco/web-kit/button';
import { useCopyText } from '@marco/web-kit/clipboard';
import { MenuButton } from '@marco/web-kit/menu-button';
import { ChevronDown, Download, Link2, Printer } from 'lucide-react';
import type { DetalleIndicador } from '../../contract/index.ts';
import { FORMATOS_INDICADOR, type FormatoIndicador } from '../../contract/terms.ts';
import { BotonSuscripcion } from '../suscripciones/boton-suscripcion.tsx';
import { useDescargaIndicador } from './use-descarga-indicador.ts';

const FORMATOS = Object.keys(FORMATOS_INDICADOR) as FormatoIndicador[];

interface AccionesProps {
  readonly indicador: DetalleIndicador;
  /** What the page asks for its values: the files have the same. */
  readonly query: Readonly<Record<string, string>> & { readonly ambito: string };
}

/** What one does with the page of an indicador: follow it, take it along, print it, send its address. */
export function AccionesDeIndicador({ indicador: { codigo, nombre }, query }: AccionesProps) {
  const { download, isDownloading } = useDescargaIndicador(codigo, query);
  const { copy, isCopied } = useCopyText(location.href, 'El enlace fue copiado, con los filtros.');
  return (
    <>
      <BotonSuscripcion codigo={codigo} ambito={query.ambito} nombre={nombre} />
      <MenuButton
        variant="neutral"
        busy={isDownloading && 'Descargando'}
        items={FORMATOS.map((formato) => ({
          id: formato,
          label: FORMATOS_INDICADOR[formato].nombre,
          onSelect: () => download(formato),
        }))}
      >
        <Download size={16} aria-hidden="true" /> Descargar <ChevronDown size={16} aria-hidden="true" />
      </MenuButton>
      <Button variant="neutral" size="small" icon={<Link2 size={16} />} onClick={() => void copy()}>
        {isCopied ? 'Enlace copiado' : 'Copiar enlace'}
      </Button>
      <Button variant="neutral" size="small" icon={<Printer size={16} />} onClick={() => window.print()}>
        Imprimir
      </Button>
    </>
  );
}
