import { explainRequired } from '@marco/contract-kit/required-text';
import { Button } from '@marco/web-kit/button';
import { Card } from '@marco/web-kit/card';
import { SaveTries } from '@marco/web-kit/field';
import { FormActions, FormCell, FormGrid } from '@marco/web-kit/form-grid';
import { Notice } from '@marco/web-kit/notice';
import { LIMITES_ELEMENTO } from '../../contract/terms.ts';
import { CampoTexto } from './campos.tsx';
import styles from './edicion.module.css';
import { FilasEditables } from './filas-editables.tsx';
import type { IdentificadoresEscritos } from './use-identificadores.ts';

interface IdentificadoresExternosProps {
  readonly identificadores: IdentificadoresEscritos;
}

/** What other systems know the element by. */
export function IdentificadoresExternos({
  identificadores: { filas, change, tries, isSaving, isDirty, save },
}: IdentificadoresExternosProps) {
  const errorOf = (label: string, text: string) => (text.trim() === '' ? explainRequired(label) : undefined);

  return (
    <Card title="Identificadores en otros sistemas">
      <p className={styles['apart']}>
        Valen para todas las versiones del elemento: se guardan aparte del borrador, con su botón.
      </p>
      <SaveTries value={tries}>
        <FilasEditables
          cosa="identificador"
          filas={filas}
          onChange={change}
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
                  error={errorOf('Sistema', fila.sistema)}
                />
              </FormCell>
              <FormCell span={6}>
                <CampoTexto
                  label="Identificador"
                  required
                  maxLength={LIMITES_ELEMENTO.valorIdentificador}
                  value={fila.valor}
                  onChange={(valor) => edit({ valor })}
                  error={errorOf('Identificador', fila.valor)}
                />
              </FormCell>
            </FormGrid>
          )}
        </FilasEditables>
      </SaveTries>
      {isDirty ? (
        <Notice tone="warn" role="status">
          Hay identificadores sin guardar.
        </Notice>
      ) : null}
      <FormActions>
        <Button variant="secondary" busy={isSaving && 'Guardando'} onClick={() => void save()}>
          Guardar identificadores
        </Button>
      </FormActions>
    </Card>
  );
}
