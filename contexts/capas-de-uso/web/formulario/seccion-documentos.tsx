import { EXTENSIONES_DOCUMENTO } from '@marco/archivos/terms';
import { type CargaArchivos, CargaArchivosField, useCargaArchivos } from '@marco/archivos/widgets';
import { Card } from '@marco/web-kit/card';
import { Notice } from '@marco/web-kit/notice';
import type { RuledForm } from '@marco/web-kit/ruled-form';
import { useEffect } from 'react';
import { MAXIMO_DOCUMENTOS_CAPA } from '../../contract/terms.ts';
import styles from './formulario.module.css';
import { NOMBRES_CAMPOS, type ValoresCapa } from './valores.ts';

const REGLAS = { multiple: true, maximo: MAXIMO_DOCUMENTOS_CAPA, extensiones: EXTENSIONES_DOCUMENTO };

/** The documents of the form while they are uploaded; the form knows their ids. */
export function useDocumentos(form: RuledForm<ValoresCapa>, guardados: number): CargaArchivos {
  const carga = useCargaArchivos({ nameCtrl: 'archivos', carpeta: 'capas', reglas: REGLAS, guardados });
  const ids = carga.listos.join(' ');
  const { values, change } = form;
  useEffect(() => {
    if (values.archivos !== ids) change({ archivos: ids });
  }, [ids, values.archivos, change]);
  return carga;
}

interface SeccionDocumentosProps {
  readonly form: RuledForm<ValoresCapa>;
  readonly carga: CargaArchivos;
  /** What they are for. */
  readonly ayuda: string;
}

/** Documents a version rests on. */
export function SeccionDocumentos({ form, carga, ayuda }: SeccionDocumentosProps) {
  const mensaje = form.errors['archivos'];
  return (
    <Card title={NOMBRES_CAMPOS.archivos}>
      <div className={styles['explained']}>
        <p>{ayuda}</p>
        {form.tries > 0 && mensaje ? (
          <Notice tone="err" role="alert">
            {mensaje}
          </Notice>
        ) : null}
        <CargaArchivosField carga={carga} reglas={REGLAS} label="Documentos de la versión" />
      </div>
    </Card>
  );
}
