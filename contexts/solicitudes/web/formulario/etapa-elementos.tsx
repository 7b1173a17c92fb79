import { Button, reachedLimit } from '@marco/web-kit/button';
import { Card } from '@marco/web-kit/card';
import { EmptyState } from '@marco/web-kit/empty-state';
import { formatNumber } from '@marco/web-kit/format';
import { Notice } from '@marco/web-kit/notice';
import { Download, FileUp, Plus } from 'lucide-react';
import { useState } from 'react';
import type { DatosCampo } from '../../contract/index.ts';
import { LIMITES_SOLICITUD } from '../../contract/terms.ts';
import { keepHijos, updatePadre } from '../../rules/mensajes/posicion-campos.ts';
import { CampoDialog } from './campo-dialog.tsx';
import styles from './campos.module.css';
import { addAceptados } from './campos-aceptados.ts';
import { OperacionesCard } from './operaciones-card.tsx';
import { downloadPlantilla } from './plantilla-campos.ts';
import { TablaCampos } from './tabla-campos.tsx';
import { UploadCampos } from './upload-campos.tsx';
import type { Diligenciamiento } from './use-diligenciamiento.ts';

interface EtapaElementosProps {
  readonly diligenciamiento: Diligenciamiento;
  /** Whether the fields of a file are reviewed: then there is nothing else to do. */
  readonly seRevisa: boolean;
  readonly onRevisa: (seRevisa: boolean) => void;
}

/** The structured data the entidad identified, by hand or from a file. */
export function EtapaElementos({ diligenciamiento, seRevisa, onRevisa }: EtapaElementosProps) {
  const { campos, operaciones } = diligenciamiento.values;
  const [editing, setEditing] = useState<DatosCampo | 'nuevo' | null>(null);
  const [isImporting, setImporting] = useState(false);
  const keep = (next: readonly DatosCampo[]) => diligenciamiento.change({ campos: next });
  const take = (next: readonly DatosCampo[]) => {
    keep(next);
    setImporting(false);
  };

  const importacion = isImporting ? (
    <UploadCampos
      cuantos={campos.length}
      onRevisa={onRevisa}
      onCancel={() => setImporting(false)}
      onAdd={(leidos) => take([...campos, ...leidos])}
      onReplace={take}
      onTake={(leidos, aceptados) => {
        diligenciamiento.change(addAceptados({ campos, operaciones }, leidos, aceptados));
        setImporting(false);
      }}
    />
  ) : null;

  return (
    <>
      {seRevisa ? null : (
        <>
          {diligenciamiento.stored?.tipo === 'actualizacion' ? (
            <Notice>
              Esta actualización comenzó con lo que dice la última versión certificada del servicio. Cambie lo
              que sea distinto.
            </Notice>
          ) : null}
          <OperacionesCard valores={diligenciamiento.values} onChange={diligenciamiento.change} />
        </>
      )}
      {importacion}
      {seRevisa ? null : (
        <Card
          title="Elementos de dato"
          aside={`${formatNumber(campos.length)} de ${formatNumber(LIMITES_SOLICITUD.maximoCampos)}`}
          flush
        >
          <div className={styles['tools']}>
            <p>
              Los datos estructurados que intercambia el servicio. El ministerio dirá en qué elemento queda
              cada uno.
            </p>
            <div className={styles['actions']}>
              <Button variant="ghost" size="small" icon={<Download size={16} />} onClick={downloadPlantilla}>
                Descargar plantilla
              </Button>
              <Button
                variant="neutral"
                size="small"
                icon={<FileUp size={16} />}
                aria-expanded={isImporting}
                onClick={() => setImporting(!isImporting)}
              >
                {isImporting ? 'Cerrar importación' : 'Importar archivo'}
              </Button>
              <Button
                variant="secondary"
                size="small"
                icon={<Plus size={16} />}
                blocked={findRefusal(campos.length)}
                onClick={() => setEditing('nuevo')}
              >
                Agregar campo
              </Button>
            </div>
          </div>
          {campos.length === 0 ? (
            <EmptyState
              title="Aún no hay campos."
              text="Agréguelos uno a uno o impórtelos de un archivo: la plantilla, un diccionario, un esquema, un contrato, unas tablas o unos mensajes."
            />
          ) : (
            <TablaCampos
              campos={campos}
              onChange={(next) => keep(keepHijos(campos, next))}
              onEdit={setEditing}
            />
          )}
          {editing === null ? null : (
            <CampoDialog
              campo={editing === 'nuevo' ? null : editing}
              otros={campos.filter((campo) => campo !== editing)}
              operaciones={operaciones}
              onClose={() => setEditing(null)}
              onKeep={(campo) => {
                keep(
                  editing === 'nuevo'
                    ? [...campos, campo]
                    : updatePadre(
                        campos.map((otro) => (otro === editing ? campo : otro)),
                        { antes: editing.nombre, despues: campo.nombre },
                      ),
                );
                setEditing(null);
              }}
            />
          )}
        </Card>
      )}
    </>
  );
}

/** Undefined while there is room for another one. */
function findRefusal(cuantos: number) {
  return cuantos >= LIMITES_SOLICITUD.maximoCampos
    ? reachedLimit(`Una solicitud tiene máximo ${LIMITES_SOLICITUD.maximoCampos} campos.`)
    : undefined;
}
