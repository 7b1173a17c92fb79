import { formatMoment } from '@marco/web-kit/format';
import type { EdicionPlantilla, PlantillaDetalle } from '../../contract/index.ts';
import { renderEjemplo } from '../../rules/textos-plantilla.ts';
import styles from './correos.module.css';
import { TextoCorreo } from './texto-correo.tsx';

interface VistaPreviaProps {
  readonly plantilla: Pick<PlantillaDetalle, 'variables' | 'caso'>;
  readonly edicion: EdicionPlantilla;
  /** False while the texts have errors: they cannot be shown. */
  readonly isReady: boolean;
}

/** What the reader will see, with the values of the last notice of the event or else its examples; the same rule writes the mail. */
export function VistaPrevia({ plantilla, edicion, isReady }: VistaPreviaProps) {
  return (
    <section className={styles['preview']} aria-label="Vista previa">
      <h3>Así se recibe</h3>
      <p className={styles['case']}>
        {plantilla.caso
          ? `Con el último caso real, del ${formatMoment(plantilla.caso.ocurrioEn)}.`
          : 'Con datos de ejemplo: aún no hay un caso real de este evento.'}
      </p>
      {isReady ? (
        <Mensaje plantilla={plantilla} edicion={edicion} />
      ) : (
        <p>Corrija los textos para ver cómo quedan.</p>
      )}
    </section>
  );
}

function Mensaje({ plantilla, edicion }: Pick<VistaPreviaProps, 'plantilla' | 'edicion'>) {
  const { asunto, partes, aviso } = renderEjemplo(plantilla, edicion, plantilla.caso?.valores);
  return (
    <>
      <div className={styles['envelope']}>
        <strong>{asunto}</strong>
        <div className={styles['letter']}>
          {partes.map(({ texto, esValor }, place) =>
            esValor ? (
              // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of one text keep their place
              <mark key={place}>
                <TextoCorreo texto={texto} />
              </mark>
            ) : (
              // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of one text keep their place
              <TextoCorreo key={place} texto={texto} />
            ),
          )}
        </div>
      </div>
      <p>Aviso en el sistema: {aviso}</p>
    </>
  );
}
