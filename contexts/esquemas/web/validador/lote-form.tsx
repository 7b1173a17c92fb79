import { allowUnless } from '@marco/contract-kit/decision';
import { ApiError, errorMessage } from '@marco/web-kit/api-client';
import { Button } from '@marco/web-kit/button';
import { Card } from '@marco/web-kit/card';
import { FormActions } from '@marco/web-kit/form-grid';
import { Notice } from '@marco/web-kit/notice';
import { LIMITES_LOTE } from '../../contract/validador.terms.ts';
import { DownloadInforme } from './download-informe.tsx';
import { EleccionArchivo } from './eleccion-archivo.tsx';
import { EleccionEsquema } from './eleccion-esquema.tsx';
import { InformeLote } from './informe-lote.tsx';
import type { EsquemaElegido } from './use-esquema-elegido.ts';
import type { EstadoLote, Lote } from './use-lote.ts';
import styles from './validador.module.css';

const AYUDA = `Varios archivos XML o JSON, o un ZIP: hasta ${LIMITES_LOTE.mensajes} mensajes y 20 MB en total.`;

interface LoteFormProps {
  readonly esquema: EsquemaElegido;
  readonly lote: Lote;
}

/** Many messages, with their progress and their report. */
export function LoteForm({ esquema, lote }: LoteFormProps) {
  const { mensajes, setMensajes, estado, validate, cancel } = lote;
  const isWorking = estado.clase === 'trabajando';
  const decision = allowUnless([
    ...(esquema.query === null ? ['Elija el elemento o cargue el esquema contra el que se valida.'] : []),
    ...(mensajes.length === 0 ? ['Cargue los mensajes.'] : []),
  ]);
  return (
    <div className={styles['form']}>
      <Card title="Mensajes y esquema">
        <form
          className={styles['form']}
          noValidate
          onSubmit={(event) => {
            event.preventDefault();
            if (decision.allowed) void validate();
          }}
        >
          <EleccionEsquema esquema={esquema} />
          <EleccionArchivo
            label="Mensajes"
            help={AYUDA}
            accept=".xml,.json,.zip"
            maximo={LIMITES_LOTE.bytes}
            maximoArchivos={LIMITES_LOTE.mensajes}
            multiple
            archivos={mensajes}
            onChange={setMensajes}
          />
          <FormActions>
            {isWorking ? (
              <Button variant="neutral" onClick={cancel}>
                Cancelar
              </Button>
            ) : null}
            <Button type="submit" busy={isWorking && 'Validando'} blocked={decision}>
              Validar lote
            </Button>
          </FormActions>
        </form>
      </Card>
      <div className={styles['results']}>
        <Avance estado={estado} />
        {estado.informes.length > 0 ? (
          <InformeLote
            informes={estado.informes}
            acciones={isWorking ? null : <DownloadInforme informes={estado.informes} />}
          />
        ) : null}
      </div>
    </div>
  );
}

/** Why the batch was not taken, with the file it is about. */
function presentError(error: unknown): string {
  const detalles = error instanceof ApiError ? error.detalles : [];
  return [errorMessage(error), ...detalles.map(({ mensaje }) => mensaje)].join(' ');
}

function Avance({ estado: { clase, informes, error } }: { readonly estado: EstadoLote }) {
  const ultimo = informes.at(-1);
  const validos = informes.filter(({ resultado }) => resultado === 'valido').length;
  if (clase === 'trabajando')
    return (
      <div className={styles['progress']} role="status">
        <progress aria-label="Avance del lote" value={ultimo?.numero} max={ultimo?.total ?? 1} />
        {ultimo ? `${ultimo.numero} de ${ultimo.total} mensajes validados` : 'Enviando los mensajes'}
      </div>
    );
  if (clase === 'fallido')
    return (
      <Notice tone="err" role="alert">
        {error === null ? 'La respuesta se interrumpió. Valide el lote de nuevo.' : presentError(error)}
      </Notice>
    );
  if (clase === 'cancelado')
    return (
      <Notice tone="warn" role="status">
        Usted canceló el lote.{' '}
        {informes.length === 1
          ? 'Se alcanzó a validar 1 mensaje.'
          : `Se alcanzaron a validar ${informes.length} mensajes.`}
      </Notice>
    );
  if (clase === 'quieto') return null;
  return (
    <Notice tone={validos === informes.length ? 'ok' : 'warn'} role="status">
      {informes.length === 1
        ? `El mensaje ${validos === 1 ? 'es' : 'no es'} válido.`
        : `${validos} de ${informes.length} mensajes son válidos.`}
    </Notice>
  );
}
