import type { PlantillaDetalle } from '../../contract/index.ts';
import styles from './correos.module.css';

interface BotonesVariablesProps extends Pick<PlantillaDetalle, 'variables'> {
  readonly onInsert: (nombre: string) => void;
}

/** A button for each word the texts of an event may use: it stands where the caret was. */
export function BotonesVariables({ variables, onInsert }: BotonesVariablesProps) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for what a form sends
    <div role="group" aria-label="Datos que se pueden insertar" className={styles['inserts']}>
      <p>Toque un dato para insertarlo donde está el cursor</p>
      {variables.map(({ nombre, descripcion }) => (
        <button key={nombre} type="button" title={descripcion} onClick={() => onInsert(nombre)}>
          {`{{${nombre}}}`}
        </button>
      ))}
    </div>
  );
}
