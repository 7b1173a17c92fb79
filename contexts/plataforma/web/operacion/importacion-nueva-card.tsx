import type { Decision } from '@marco/contract-kit/decision';
import { useApi, useIdempotencyKey } from '@marco/web-kit/api-client';
import { Card } from '@marco/web-kit/card';
import { Notice } from '@marco/web-kit/notice';
import { Select } from '@marco/web-kit/select';
import { useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import type { createImportacionEndpoint } from '../../contract/index.ts';
import { toImportacionXroad } from '../../contract/plataforma.paths.ts';
import { AMBIENTE, AMBIENTES, type Ambiente, LIMITES_OPERACION } from '../../contract/terms.ts';
import { AvanceCarga } from './avance-carga.tsx';
import { ChooseArchivo } from './choose-archivo.tsx';
import styles from './operacion.module.css';
import { isComprimido } from './send-archivo.ts';
import { useCargaOperacion } from './use-carga-operacion.ts';

/** A file may have, in GB as the refusal says it. */
const MAXIMO = LIMITES_OPERACION.archivo / 1024 ** 3;
const OPCIONES = AMBIENTES.map((value) => ({ value, label: AMBIENTE[value] }));

/** Brings a file of operation: the environment, the file, and how far it is on its way. */
export function ImportacionNuevaCard({ crear }: { readonly crear: Decision }) {
  const api = useApi();
  const navigate = useNavigate();
  const keyOf = useIdempotencyKey();
  // A file that was refused may be sent again, mended or not: that is another import.
  const rechazados = useRef(0);
  const [ambiente, setAmbiente] = useState<Ambiente>('produccion');
  const { carga, send } = useCargaOperacion(({ id }) => void navigate(toImportacionXroad(id)));
  const isSending = carga !== 'quieta' && 'importacion' in carga;

  async function choose(archivo: File): Promise<void> {
    const bytes = isComprimido(archivo) ? null : archivo.size;
    const body = { ambiente, nombre: archivo.name.slice(-LIMITES_OPERACION.nombre), bytes };
    const modificado = archivo.lastModified;
    const envio = await send(archivo, () =>
      api.call<typeof createImportacionEndpoint>(
        { method: 'POST', path: '/xroad/importaciones' },
        { body },
        { base: 'private', idempotencyKey: keyOf({ ...body, modificado, rechazados: rechazados.current }) },
      ),
    );
    if (envio === 'rechazado') rechazados.current += 1;
  }

  return (
    <Card title="Importar operación" isForScreen>
      <div className={styles['importar']}>
        <p>
          Archivo de monitoreo operacional (PR-OPMON 1.6): un registro en JSON por línea, o la respuesta del
          protocolo; también comprimido (.gz). Hasta {MAXIMO} GB. Los datos personales de los registros no se
          guardan, y nada cambia hasta que usted aplica la importación.
        </p>
        {crear.allowed ? (
          <div className={styles['controles']}>
            <Select
              label="Ambiente"
              options={OPCIONES}
              value={ambiente}
              disabled={isSending}
              onChange={(value) => setAmbiente(AMBIENTES.find((one) => one === value) ?? 'produccion')}
            />
            <ChooseArchivo busy={isSending && 'Enviando'} onChoose={(archivo) => void choose(archivo)}>
              Seleccionar archivo
            </ChooseArchivo>
          </div>
        ) : (
          <Notice>{crear.reasons.join(' ')}</Notice>
        )}
        <AvanceCarga carga={carga} />
      </div>
    </Card>
  );
}
