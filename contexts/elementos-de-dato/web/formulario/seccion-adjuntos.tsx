import { EXTENSIONES_DOCUMENTO } from '@marco/archivos/terms';
import { CargaArchivosField, useCargaArchivos } from '@marco/archivos/widgets';
import { Button } from '@marco/web-kit/button';
import { Card } from '@marco/web-kit/card';
import { Paperclip } from 'lucide-react';
import { LIMITES_ELEMENTO } from '../../contract/terms.ts';
import { DocumentosPanel } from '../detalle/documentos-panel.tsx';
import styles from './edicion.module.css';
import type { SeccionProps } from './valores-elemento.ts';

const REGLAS = { multiple: true, maximo: LIMITES_ELEMENTO.archivos, extensiones: EXTENSIONES_DOCUMENTO };

/** Documents that support the definition. */
export function SeccionAdjuntos({ valores, change }: SeccionProps) {
  const { archivos } = valores;
  const carga = useCargaArchivos({
    nameCtrl: 'documentos',
    carpeta: 'capas',
    reglas: REGLAS,
    guardados: archivos.length,
  });
  const cuantos = carga.listos.length;

  function attach(): void {
    const nuevos = carga.archivos.flatMap(({ id, name, file, estado }) =>
      estado.clase === 'listo' && id !== undefined ? [{ id, nombre: name, tamano: file.size }] : [],
    );
    change({ archivos: [...archivos, ...nuevos] });
    carga.clear();
  }

  return (
    <>
      <DocumentosPanel
        archivos={archivos}
        onRemove={(id) => change({ archivos: archivos.filter((archivo) => archivo.id !== id) })}
      />
      <Card title="Adjuntar documentos">
        <div className={styles['stack']}>
          <CargaArchivosField carga={carga} reglas={REGLAS} label="Documentos del elemento" />
          {cuantos === 0 ? null : (
            <div>
              <Button
                icon={<Paperclip size={18} />}
                busy={carga.isBusy && 'Cargando archivos'}
                onClick={attach}
              >
                {cuantos > 1 ? `Adjuntar ${cuantos} documentos` : 'Adjuntar documento'}
              </Button>
            </div>
          )}
        </div>
      </Card>
    </>
  );
}
