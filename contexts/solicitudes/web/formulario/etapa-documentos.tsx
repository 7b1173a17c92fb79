import { EXTENSIONES_DOCUMENTO } from '@marco/archivos/terms';
import {
  type CargaArchivos,
  CargaArchivosField,
  ListaArchivos,
  QuitarArchivo,
} from '@marco/archivos/widgets';
import { Button, reachedLimit } from '@marco/web-kit/button';
import { Card } from '@marco/web-kit/card';
import { Plus } from 'lucide-react';
import type { DocumentoSolicitud } from '../../contract/index.ts';
import { LIMITES_SOLICITUD } from '../../contract/terms.ts';
import { FilaNorma } from './fila-norma.tsx';
import styles from './formulario.module.css';
import { useDeleteDocumento } from './use-delete-documento.ts';
import type { Diligenciamiento } from './use-diligenciamiento.ts';
import type { AvisoDeCarga } from './use-estados-de-carga.ts';
import { createNorma, type ValoresNorma } from './valores.ts';

/** What the other documents of a request may be. */
export const REGLAS_DOCUMENTOS = {
  multiple: true,
  maximo: LIMITES_SOLICITUD.maximoDocumentos,
  extensiones: EXTENSIONES_DOCUMENTO,
};

interface EtapaDocumentosProps {
  readonly diligenciamiento: Diligenciamiento;
  /** The other documents that are on their way. */
  readonly carga: CargaArchivos;
  readonly onCarga: AvisoDeCarga;
}

/** The normas the exchange rests on and whatever else supports it (design 07). */
export function EtapaDocumentos({ diligenciamiento, carga, onCarga }: EtapaDocumentosProps) {
  const { values: valores, change, stored: guardada } = diligenciamiento;
  const { normas } = valores;
  const documentos = guardada?.documentos ?? [];
  const edit = (clave: string, part: Partial<ValoresNorma>) =>
    change({ normas: normas.map((norma) => (norma.clave === clave ? { ...norma, ...part } : norma)) });

  return (
    <>
      <Card title="Documentos de soporte" aside="Los campos con * son obligatorios">
        <div className={styles['stack']}>
          {normas.map((norma, at) => (
            <FilaNorma
              key={norma.clave}
              norma={norma}
              lugar={at + 1}
              carpeta="normativo-uno"
              onChange={(part) => edit(norma.clave, part)}
              onRemove={
                normas.length === 1
                  ? undefined
                  : () => change({ normas: normas.filter(({ clave }) => clave !== norma.clave) })
              }
              onCarga={onCarga}
            />
          ))}
          <div>
            <Button
              variant="secondary"
              size="small"
              icon={<Plus size={16} />}
              blocked={findRefusal(normas.length)}
              onClick={() => change({ normas: [...normas, createNorma()] })}
            >
              Agregar norma
            </Button>
          </div>
        </div>
      </Card>
      <Card title="Otros documentos" aside="Acto administrativo, concepto jurídico o ficha técnica">
        <div className={styles['stack']}>
          {guardada !== null && documentos.length > 0 ? (
            <Guardados
              diligenciamiento={diligenciamiento}
              solicitudId={guardada.id}
              documentos={documentos}
            />
          ) : null}
          <CargaArchivosField carga={carga} reglas={REGLAS_DOCUMENTOS} label="Otros documentos" />
        </div>
      </Card>
    </>
  );
}

interface GuardadosProps {
  readonly diligenciamiento: Diligenciamiento;
  readonly solicitudId: number;
  readonly documentos: readonly DocumentoSolicitud[];
}

function Guardados({ diligenciamiento, solicitudId, documentos }: GuardadosProps) {
  const { remove, isRemoving } = useDeleteDocumento(solicitudId, diligenciamiento);
  return (
    <div className={styles['stored']}>
      <ListaArchivos
        archivos={documentos}
        toQuitar={(documento) => (
          <QuitarArchivo
            nombre={documento.nombre}
            disabled={isRemoving}
            onClick={() => void remove(documento)}
          />
        )}
      />
    </div>
  );
}

/** Undefined while there is room for another one. */
function findRefusal(cuantas: number) {
  return cuantas >= LIMITES_SOLICITUD.maximoNormas
    ? reachedLimit(`Una solicitud tiene máximo ${LIMITES_SOLICITUD.maximoNormas} normas.`)
    : undefined;
}
