import { allowUnless } from '@marco/contract-kit/decision';
import { errorMessage } from '@marco/web-kit/api-client';
import { Button } from '@marco/web-kit/button';
import { Card } from '@marco/web-kit/card';
import { FormActions } from '@marco/web-kit/form-grid';
import { Notice } from '@marco/web-kit/notice';
import { Textarea } from '@marco/web-kit/textarea';
import { LIMITES_VALIDADOR } from '../../contract/validador.terms.ts';
import { EleccionArchivo } from './eleccion-archivo.tsx';
import { EleccionEsquema } from './eleccion-esquema.tsx';
import { InformePanel } from './informe-panel.tsx';
import { LoadEjemplo } from './load-ejemplo.tsx';
import type { EsquemaElegido } from './use-esquema-elegido.ts';
import type { MensajeEscrito } from './use-mensaje.ts';
import styles from './validador.module.css';

const LINEAS = 10;

interface MensajeFormProps {
  readonly esquema: EsquemaElegido;
  readonly escrito: MensajeEscrito;
}

/** One message, written or pasted here or as a file, and what is wrong with it. */
export function MensajeForm({ esquema, escrito }: MensajeFormProps) {
  const { texto, setTexto, archivo, setArchivo, mensaje, estado, validate } = escrito;
  return (
    <div className={styles['form']}>
      <Card title="Mensaje y esquema">
        <form
          className={styles['form']}
          noValidate
          onSubmit={(event) => {
            event.preventDefault();
            if (mensaje && esquema.query) void validate(mensaje);
          }}
        >
          <EleccionEsquema esquema={esquema} />
          {archivo === null ? (
            <div className={styles['mensaje']}>
              <Textarea
                label="Mensaje"
                hint="Escriba o pegue el XML o el JSON, o cargue el archivo."
                rows={LINEAS}
                spellCheck={false}
                value={texto}
                onChange={setTexto}
              />
              {esquema.modo === 'elemento' && esquema.elemento ? (
                <LoadEjemplo elemento={esquema.elemento} version={esquema.version} onLoad={setTexto} />
              ) : null}
            </div>
          ) : null}
          <EleccionArchivo
            label="Archivo del mensaje"
            help="XML o JSON, máximo 5 MB."
            accept=".xml,.json,.txt"
            maximo={LIMITES_VALIDADOR.bytesMensaje}
            archivos={archivo ? [archivo] : []}
            onChange={([uno]) => setArchivo(uno ?? null)}
          />
          <FormActions>
            <Button
              type="submit"
              busy={estado.clase === 'trabajando' && 'Validando'}
              blocked={allowUnless(listFaltantes(mensaje !== null, esquema))}
            >
              Validar
            </Button>
          </FormActions>
        </form>
      </Card>
      <div className={styles['results']} aria-live="polite">
        {estado.clase === 'fallido' ? <Notice tone="err">{errorMessage(estado.error)}</Notice> : null}
        {estado.clase === 'listo' ? <InformePanel informe={estado.informe} /> : null}
      </div>
    </div>
  );
}

/** What still has to be chosen before anything can be validated. */
function listFaltantes(hayMensaje: boolean, { query, modo }: EsquemaElegido): string[] {
  return [
    ...(query === null
      ? [modo === 'elemento' ? 'Elija el elemento contra el que se valida.' : 'Cargue el esquema.']
      : []),
    ...(hayMensaje ? [] : ['Escriba o cargue el mensaje.']),
  ];
}
