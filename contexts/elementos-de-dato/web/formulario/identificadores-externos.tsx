import { Button } from '@marco/web-kit/button';
import { Card } from '@marco/web-kit/card';
import { SaveTries } from '@marco/web-kit/field';
import { FormActions, FormCell, FormGrid } from '@marco/web-kit/form-grid';
import { Notice } from '@marco/web-kit/notice';
import { LIMITES_ELEMENTO } from '../../contract/terms.ts';
import { CampoTexto } from './campos.tsx';
import styles from './edicion.module.css';
import { FilasEditables } from './filas-editables.tsx';
import { type FormularioIdentificadores, findErroresFila } from './use-identificadores.ts';

interface IdentificadoresExternosProps {
  readonly form: FormularioIdentificadores;
}

/** What other systems know the element by. */
export function IdentificadoresExternos({ form }: IdentificadoresExternosProps) {
  return (
    <Card title="Identificadores en otros sistemas">
      <p className={styles['apart']}>
        Valen para todas las versiones del elemento: se guardan aparte del borrador, con su botón.
      </p>
      <SaveTries value={form.tries}>
        <FilasEditables
          cosa="identificador"
          filas={form.values.filas}
          onChange={(filas) => form.change({ filas })}
          createFila={() => ({ sistema: '', valor: '' })}
          maximo={LIMITES_ELEMENTO.identificadores}
          vacio="Aún no tiene identificadores de otros sistemas."
        >
          {(fila, edit) => (
            <FormGrid>
              <FormCell span={6}>
                <CampoTexto
                  label="Sistema"
                  required
                  maxLength={LIMITES_ELEMENTO.sistema}
                  value={fila.sistema}
                  onChange={(sistema) => edit({ sistema })}
                  error={findErroresFila(fila).sistema}
                />
              </FormCell>
              <FormCell span={6}>
                <CampoTexto
                  label="Identificador"
                  required
                  maxLength={LIMITES_ELEMENTO.valorIdentificador}
                  value={fila.valor}
                  onChange={(valor) => edit({ valor })}
                  error={findErroresFila(fila).valor}
                />
              </FormCell>
            </FormGrid>
          )}
        </FilasEditables>
      </SaveTries>
      {form.isDirty ? (
        <Notice tone="warn" role="status">
          Hay identificadores sin guardar.
        </Notice>
      ) : null}
      <FormActions>
        <Button variant="secondary" busy={form.isSending && 'Guardando'} onClick={form.send}>
          Guardar identificadores
        </Button>
      </FormActions>
    </Card>
  );
}
