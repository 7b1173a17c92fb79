import { Button } from '@marco/web-kit/button';
import { classNames } from '@marco/web-kit/class-names';
import { formatNumber, formatSize } from '@marco/web-kit/format';
import { Select } from '@marco/web-kit/select';
import { FileUp } from 'lucide-react';
import { type DragEvent, type ReactNode, useState } from 'react';
import { FORMATO_FUENTE, FORMATOS_FUENTE, LIMITES_FUENTE } from '../../contract/terms.ts';
import { EJEMPLOS } from '../../rules/lectura/ejemplos-de-fuente.ts';
import styles from './eleccion.module.css';

interface EleccionDeFuenteProps {
  /** What its owner says the file is; empty where its content shows it. */
  readonly formato: string;
  readonly onFormato: (formato: string) => void;
  /** The control that opens the dialog of the system. */
  readonly boton: ReactNode;
  readonly isReading: boolean;
  readonly onChoose: (archivo: File) => void;
}

/** Where a source of fields is chosen: by the button, by dropping it, or one of the small ones of each kind. */
export function EleccionDeFuente(props: EleccionDeFuenteProps) {
  const { formato, onFormato, boton, isReading, onChoose } = props;
  const [isOver, setOver] = useState(false);

  function drop(event: DragEvent): void {
    event.preventDefault();
    setOver(false);
    const [archivo] = event.dataTransfer.files;
    if (archivo && !isReading) onChoose(archivo);
  }

  return (
    <div className={styles['choice']}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: dropping is the pointer's way; the button is everybody's */}
      <div
        className={classNames(styles['zone'], isOver && styles['over'])}
        onDragOver={(event) => {
          event.preventDefault();
          setOver(true);
        }}
        onDragLeave={() => setOver(false)}
        onDrop={drop}
      >
        <span className={styles['tile']}>
          <FileUp size={22} />
        </span>
        <p>
          <b>Arrastre aquí el archivo que ya tiene</b> o elíjalo en su equipo. Hasta{' '}
          {formatSize(LIMITES_FUENTE.bytes)} y {formatNumber(LIMITES_FUENTE.campos)} campos. Nada se guarda
          hasta que usted guarde la solicitud.
        </p>
        {boton}
      </div>
      <Select
        label="Qué es el archivo"
        placeholder="Se reconoce por su contenido"
        value={formato}
        onChange={onFormato}
        options={FORMATOS_FUENTE.map((uno) => ({ value: uno, label: FORMATO_FUENTE[uno] }))}
      />
      <section aria-label="Lo que se puede leer">
        <ul className={styles['kinds']}>
          {EJEMPLOS.map(({ clase, archivo, texto, muestra }) => (
            <li key={archivo}>
              <span>
                <b>{clase}</b>
                <code>{muestra}</code>
              </span>
              <Button
                variant="ghost"
                size="small"
                aria-label={`Probar con un ejemplo: ${clase}`}
                onClick={() => {
                  if (!isReading) onChoose(new File([texto], archivo));
                }}
              >
                Probar
              </Button>
            </li>
          ))}
        </ul>
      </section>
    </div>
  );
}
