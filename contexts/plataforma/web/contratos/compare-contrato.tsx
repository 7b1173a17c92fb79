import { clientError, readAnswer, useApi } from '@marco/web-kit/api-client';
import { Button } from '@marco/web-kit/button';
import { openFailure } from '@marco/web-kit/failure-modal';
import { formatNumber } from '@marco/web-kit/format';
import { useModal } from '@marco/web-kit/modal';
import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { ESTADO_DERIVA } from '../../contract/contratos.terms.ts';
import type { DerivaDetallada, ServicioPlataforma } from '../../contract/index.ts';
import styles from '../operacion/operacion.module.css';

interface CompareContratoProps {
  readonly servicio: ServicioPlataforma;
  readonly size?: 'small' | 'medium';
}

/** Compares the contract obtained from production with the certified one, and shows what changed. */
export function CompareContrato({ servicio, size = 'small' }: CompareContratoProps) {
  const { id, identificador, editar } = servicio;
  const input = useRef<HTMLInputElement>(null);
  const [isBusy, setBusy] = useState(false);
  const api = useApi();
  const modals = useModal();
  const queries = useQueryClient();

  async function compare(archivo: File): Promise<void> {
    setBusy(true);
    try {
      const deriva = await sendContrato(
        api.prepare(ADDRESS, { params: { id: String(id) } }, PRIVATE),
        archivo,
      );
      await queries.invalidateQueries({ queryKey: ['plataforma'] });
      setBusy(false);
      await modals.alert({
        tone: deriva.rompen > 0 ? 'warn' : 'ok',
        title: ESTADO_DERIVA[deriva.estado],
        message: presentDeriva(deriva),
        body: <Cambios cambios={deriva.cambios} />,
        confirmLabel: 'Aceptar',
      });
    } catch (error) {
      setBusy(false);
      await openFailure(modals, error);
    }
  }

  return (
    <>
      <input
        ref={input}
        type="file"
        hidden
        aria-label={`Contrato en producción de ${identificador}`}
        accept=".json,.yaml,.yml,.wsdl,.xml,.zip"
        onChange={({ target }) => {
          const archivo = target.files?.[0];
          if (archivo) void compare(archivo);
          // The same file may be chosen again.
          target.value = '';
        }}
      />
      <Button
        variant="neutral"
        size={size}
        blocked={editar}
        busy={isBusy && 'Comparando'}
        onClick={() => input.current?.click()}
      >
        Comparar contrato <span className="sr">de {identificador}</span>
      </Button>
    </>
  );
}

const ADDRESS = '/xroad/servicios/{id}/contrato';
const PRIVATE = { base: 'private' } as const;

interface Prepared {
  readonly url: string;
  readonly headers: Record<string, string>;
  readonly fetch: typeof fetch;
  readonly onUnauthorized: () => void;
}

async function sendContrato(
  { url, headers, fetch, onUnauthorized }: Prepared,
  archivo: File,
): Promise<DerivaDetallada> {
  const body = new FormData();
  body.append('contrato', archivo, archivo.name);
  const response = await fetch(url, { method: 'POST', headers, body }).catch((cause: unknown) => {
    throw clientError('SIN_CONEXION', 0, cause);
  });
  if (response.status === 401) onUnauthorized();
  return readAnswer(response, await response.text()) as DerivaDetallada;
}

function presentDeriva({ estado, total, rompen }: DerivaDetallada): string {
  if (estado === 'igual') return 'El contrato en producción es, byte por byte, el certificado.';
  if (estado === 'equivalente')
    return 'El contrato en producción dice los mismos mensajes que el certificado, con otros textos.';
  const cambios = `${formatNumber(total)} ${total === 1 ? 'cambio' : 'cambios'}`;
  return `El contrato en producción no es el certificado: ${cambios}, y ${formatNumber(rompen)} de ellos ${rompen === 1 ? 'rompe' : 'rompen'} a quienes lo usan.`;
}

function Cambios({ cambios }: Pick<DerivaDetallada, 'cambios'>) {
  if (cambios.length === 0) return null;
  return (
    <ul className={styles['lista']}>
      {cambios.map(({ operacion, frase }) => (
        <li key={`${operacion} ${frase}`}>
          {operacion === '' ? '' : `${operacion}: `}
          {frase}
        </li>
      ))}
    </ul>
  );
}
