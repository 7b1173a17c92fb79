import { refuseWith } from '@marco/contract-kit/decision';
import { ApiError, useApi, useIdempotencyKey } from '@marco/web-kit/api-client';
import { Button } from '@marco/web-kit/button';
import { Card } from '@marco/web-kit/card';
import { CardStack } from '@marco/web-kit/card-stack';
import { openFailure, openValidationErrors } from '@marco/web-kit/failure-modal';
import { FormActions } from '@marco/web-kit/form-grid';
import { formatNumber } from '@marco/web-kit/format';
import { type Modals, useModal } from '@marco/web-kit/modal';
import { Notice } from '@marco/web-kit/notice';
import { RadioGroup } from '@marco/web-kit/radio-group';
import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import type {
  RevisionTramites,
  submitTramitesEndpoint,
  verifyTramitesEndpoint,
} from '../../contract/index.ts';
import { ChooseTramites, type TramitesElegidos } from './choose-tramites.tsx';
import { TablaRevisionTramites } from './tabla-revision.tsx';

const SIN_ARCHIVO = refuseWith('Elija primero el archivo.');
const ALCANCES = [
  { value: 'parcial', label: 'Algunos trámites: los demás no cambian' },
  { value: 'completo', label: 'Todos los de las entidades que nombra: los demás quedan como no vistos' },
] as const;
/** Codes of what is wrong with the file itself. */
const FILE_FAULTS = [413, 422];

/** Brings trámites from a file: choose, review row by row, apply what was shown. */
export function ImportacionTramites() {
  const api = useApi();
  const modals = useModal();
  const queries = useQueryClient();
  const keyOf = useIdempotencyKey();
  const [archivo, setArchivo] = useState<TramitesElegidos | null>(null);
  const [esCompleto, setCompleto] = useState(false);
  const [revision, setRevision] = useState<RevisionTramites | null>(null);
  const [resultado, setResultado] = useState<string | null>(null);
  const [working, setWorking] = useState<'revisar' | 'aplicar' | null>(null);
  const reviewing = useRef<AbortController | null>(null);

  /** The result, or the running check, belongs to another file or another choice. */
  function forget(): void {
    reviewing.current?.abort();
    setRevision(null);
    setResultado(null);
  }

  async function run(step: 'revisar' | 'aplicar', work: () => Promise<void>): Promise<void> {
    setWorking(step);
    try {
      await work();
    } catch (error) {
      if (error instanceof ApiError && error.code === 'TRAMITES_DESACTUALIZADOS') forget();
      await openFallo(modals, error);
    } finally {
      setWorking(null);
    }
  }

  const review = ({ contenido }: TramitesElegidos) =>
    run('revisar', async () => {
      forget();
      reviewing.current = new AbortController();
      const { signal } = reviewing.current;
      const found = await api
        .call<typeof verifyTramitesEndpoint>(
          { method: 'POST', path: '/importaciones/tramites/revisar' },
          { body: { contenido, esCompleto } },
          { base: 'private', signal },
        )
        .catch((error: unknown) => {
          if (!signal.aborted) throw error;
        });
      if (found && !signal.aborted) setRevision(found);
    });

  async function apply({ contenido }: TramitesElegidos, { huella, filas }: RevisionTramites): Promise<void> {
    const errores = filas.filter(({ accion }) => accion === 'error').length;
    const isSure = await modals.ask({
      title: `¿Aplicar ${formatNumber(filas.length - errores)} cambios a los trámites?`,
      message:
        errores === 0
          ? 'Se aplican todos a la vez. Ningún trámite se borra.'
          : `Se aplican todos a la vez. Trámites con error, que quedan por fuera: ${formatNumber(errores)}.`,
      confirmLabel: 'Aplicar a los trámites',
    });
    if (!isSure) return;
    await run('aplicar', async () => {
      const body = { contenido, esCompleto, huella };
      const hecho = await api.call<typeof submitTramitesEndpoint>(
        { method: 'POST', path: '/importaciones/tramites' },
        { body },
        { base: 'private', idempotencyKey: keyOf({ huella, esCompleto }) },
      );
      setRevision(null);
      setArchivo(null);
      setResultado(
        `Se aplicó el archivo. Trámites nuevos: ${formatNumber(hecho.nuevos)}; cambiados: ${formatNumber(hecho.cambiados)}; no vistos: ${formatNumber(hecho.noVistos)}; con error, que quedaron por fuera: ${formatNumber(hecho.conError)}.`,
      );
      await queries.invalidateQueries({ queryKey: ['tramites'] });
    });
  }

  const hasChanges = revision?.filas.some(({ accion }) => accion !== 'error') ?? false;
  return (
    <CardStack>
      <Card title="Archivo">
        <ChooseTramites
          archivo={archivo}
          onChoose={(chosen) => {
            forget();
            setArchivo(chosen);
          }}
        />
        <RadioGroup
          label="Qué trae el archivo"
          options={ALCANCES}
          value={esCompleto ? 'completo' : 'parcial'}
          onChange={(value) => {
            forget();
            setCompleto(value === 'completo');
          }}
        />
        {resultado ? (
          <Notice tone="ok" role="status">
            {resultado}
          </Notice>
        ) : null}
        <FormActions>
          <Button
            variant={revision ? 'secondary' : 'primary'}
            blocked={archivo ? undefined : SIN_ARCHIVO}
            busy={working === 'revisar' && 'Revisando'}
            onClick={() => archivo && void review(archivo)}
          >
            Revisar archivo
          </Button>
          {archivo && revision && hasChanges ? (
            <Button busy={working === 'aplicar' && 'Aplicando'} onClick={() => void apply(archivo, revision)}>
              Aplicar cambios
            </Button>
          ) : null}
        </FormActions>
      </Card>
      {revision ? <TablaRevisionTramites revision={revision} /> : null}
    </CardStack>
  );
}

/** What is wrong with the file, or why it could not be asked. */
function openFallo(modals: Modals, error: unknown): Promise<boolean> {
  if (!(error instanceof ApiError) || !FILE_FAULTS.includes(error.status)) return openFailure(modals, error);
  return openValidationErrors(modals, [error.mensaje, ...error.detalles.map(({ mensaje }) => mensaje)]);
}
