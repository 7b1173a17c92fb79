import { errorMessage, useApi } from '@marco/web-kit/api-client';
import { useBanner } from '@marco/web-kit/banner';
import { Button } from '@marco/web-kit/button';
import { FileCode } from 'lucide-react';
import { useState } from 'react';
import type { ElementoValidable, getVistaEsquemaEndpoint } from '../../contract/index.ts';
import { useBase } from './use-esquema-elegido.ts';

interface LoadEjemploProps {
  readonly elemento: ElementoValidable;
  readonly version: string;
  /** A message of the element that keeps its schema. */
  readonly onLoad: (texto: string) => void;
}

/** Puts into the message an example the product makes of the chosen element: one sees at once what is expected. */
export function LoadEjemplo({ elemento, version, onLoad }: LoadEjemploProps) {
  const api = useApi();
  const base = useBase();
  const banner = useBanner();
  const [isBusy, setBusy] = useState(false);

  async function load(): Promise<void> {
    setBusy(true);
    try {
      const { archivos } = await api.call<typeof getVistaEsquemaEndpoint>(
        { method: 'GET', path: '/elemento-dato/esquema/{id}/{idTwo}/{type}/vista' },
        { params: { id: String(elemento.id), idTwo: version, type: 'ejemplo' }, query: {} },
        { base },
      );
      const ejemplo = archivos.find(({ lenguaje, recortado }) => lenguaje === 'xml' && !recortado);
      if (ejemplo) onLoad(ejemplo.texto);
      else banner.notice('Este elemento no tiene un ejemplo que se pueda mostrar aquí.');
    } catch (error) {
      banner.error(`No fue posible cargar el ejemplo. ${errorMessage(error)}`);
    } finally {
      setBusy(false);
    }
  }

  return (
    <Button
      variant="secondary"
      size="small"
      icon={<FileCode size={16} />}
      busy={isBusy && 'Cargando'}
      onClick={load}
    >
      Cargar un ejemplo
    </Button>
  );
}
