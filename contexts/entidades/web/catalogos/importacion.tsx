import { refuseWith } from '@marco/contract-kit/decision';
import { ApiError, useApi, useIdempotencyKey } from '@marco/web-kit/api-client';
import { Button } from '@marco/web-kit/button';
import { Card } from '@marco/web-kit/card';
import { CardStack } from '@marco/web-kit/card-stack';
import { refreshCollection } from '@marco/web-kit/collection';
import { openFailure, openValidationErrors } from '@marco/web-kit/failure-modal';
import { FormActions } from '@marco/web-kit/form-grid';
import { formatNumber } from '@marco/web-kit/format';
import { type Modals, useModal } from '@marco/web-kit/modal';
import { Notice } from '@marco/web-kit/notice';
import { RadioGroup } from '@marco/web-kit/radio-group';
import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import type { Revision, submitImportacionEndpoint, verifyImportacionEndpoint } from '../../contract/index.ts';
import { CATALOGOS, type Catalogo } from '../../contract/terms.ts';
import styles from './catalogos.module.css';
import { type ArchivoDeTexto, ChooseArchivo } from './choose-archivo.tsx';
import { TablaRevision } from './tabla-revision.tsx';
import { VISTAS } from './vistas.ts';

const SIN_ARCHIVO = refuseWith('Elija primero el archivo CSV.');

interface ImportacionProps {
  readonly catalogo: Catalogo;
  readonly onClose: () => void;
}

const AUSENTES = [
  { value: 'conservar', label: 'Se conservan' },
  { value: 'inactivar', label: 'Se inactivan' },
] as const;

interface Resultado {
  readonly nuevas: number;
  readonly cambiadas: number;
  readonly inactivadas: number;
  readonly conError: number;
}

/** Brings a catalogue up to date from its official file: choose, review row by row, apply what was shown. */
export function Importacion({ catalogo, onClose }: ImportacionProps) {
  const api = useApi();
  const modals = useModal();
  const queries = useQueryClient();
  const idempotencyKey = useIdempotencyKey();
  const [archivo, setArchivo] = useState<ArchivoDeTexto | null>(null);
  const [inactivarAusentes, setInactivar] = useState(false);
  const [revision, setRevision] = useState<Revision | null>(null);
  const [resultado, setResultado] = useState<Resultado | null>(null);
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
      if (error instanceof ApiError && error.code === 'IMPORTACION_DESACTUALIZADA') forget();
      await openFallo(modals, error);
    } finally {
      setWorking(null);
    }
  }

  const review = ({ texto }: ArchivoDeTexto) =>
    run('revisar', async () => {
      forget();
      reviewing.current = new AbortController();
      const { signal } = reviewing.current;
      const found = await api
        .call<typeof verifyImportacionEndpoint>(
          { method: 'POST', path: '/catalogos/{catalogo}/importacion/revisar' },
          { params: { catalogo }, body: { texto, inactivarAusentes } },
          { base: 'private', signal },
        )
        .catch((error: unknown) => {
          if (!signal.aborted) throw error;
        });
      if (found && !signal.aborted) setRevision(found);
    });

  async function apply({ texto }: ArchivoDeTexto, { huella, filas }: Revision): Promise<void> {
    const errores = filas.filter(({ accion }) => accion === 'error').length;
    const cambios = filas.length - errores;
    const isSure = await modals.ask({
      title: `¿Aplicar ${formatNumber(cambios)} ${cambios === 1 ? 'cambio' : 'cambios'} al catálogo?`,
      message:
        errores === 0
          ? 'Se aplican todos a la vez.'
          : `Se aplican todos a la vez. Filas con error, que quedan por fuera: ${formatNumber(errores)}.`,
      confirmLabel: 'Aplicar al catálogo',
    });
    if (!isSure) return;
    await run('aplicar', async () => {
      const body = { texto, inactivarAusentes, huella };
      const applied = await api.call<typeof submitImportacionEndpoint>(
        { method: 'POST', path: '/catalogos/{catalogo}/importacion/aplicar' },
        { params: { catalogo }, body },
        { base: 'private', idempotencyKey: idempotencyKey({ catalogo, ...body }) },
      );
      setRevision(null);
      setArchivo(null);
      setResultado(applied);
      await refreshCollection(queries, VISTAS[catalogo]);
    });
  }

  const hasChanges = revision?.filas.some(({ accion }) => accion !== 'error') ?? false;
  return (
    <CardStack>
      <Card title={`Importar ${CATALOGOS[catalogo].toLowerCase()}`}>
        <div className={styles['form']}>
          <ChooseArchivo
            archivo={archivo}
            onChoose={(chosen) => {
              forget();
              setArchivo(chosen);
            }}
          />
          <RadioGroup
            label="Filas del catálogo que el archivo no trae"
            options={AUSENTES}
            value={inactivarAusentes ? 'inactivar' : 'conservar'}
            onChange={(value) => {
              forget();
              setInactivar(value === 'inactivar');
            }}
          />
          {resultado ? <Aplicado resultado={resultado} /> : null}
          <FormActions>
            <Button variant="neutral" onClick={onClose}>
              Cerrar
            </Button>
            <Button
              variant={revision ? 'secondary' : 'primary'}
              blocked={archivo ? undefined : SIN_ARCHIVO}
              busy={working === 'revisar' && 'Revisando'}
              onClick={() => archivo && void review(archivo)}
            >
              Revisar archivo
            </Button>
            {archivo && revision && hasChanges ? (
              <Button
                busy={working === 'aplicar' && 'Aplicando'}
                onClick={() => void apply(archivo, revision)}
              >
                Aplicar cambios
              </Button>
            ) : null}
          </FormActions>
        </div>
      </Card>
      {revision ? <TablaRevision revision={revision} /> : null}
    </CardStack>
  );
}

const FILE_NOT_VALID = 422;

/** What is wrong with the file, or why it could not be asked. */
function openFallo(modals: Modals, error: unknown): Promise<boolean> {
  if (!(error instanceof ApiError) || error.status !== FILE_NOT_VALID) return openFailure(modals, error);
  return openValidationErrors(modals, [error.mensaje, ...error.detalles.map(({ mensaje }) => mensaje)]);
}

function Aplicado({ resultado }: { readonly resultado: Resultado }) {
  const { nuevas, cambiadas, inactivadas, conError } = resultado;
  const cuentas = [
    `Filas nuevas: ${formatNumber(nuevas)}`,
    `cambiadas: ${formatNumber(cambiadas)}`,
    `inactivadas: ${formatNumber(inactivadas)}`,
    `con error, que quedaron por fuera: ${formatNumber(conError)}`,
  ];
  return (
    <Notice tone="ok" role="status">
      Se aplicó el archivo. {cuentas.join('; ')}.
    </Notice>
  );
}
