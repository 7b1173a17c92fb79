import {
  type CamposAceptados,
  EleccionDeFuente,
  LineasDeFuente,
  RevisionDeFuente,
  useLineas,
} from '@marco/asistente/widgets';
import { allowUnless } from '@marco/contract-kit/decision';
import { Button } from '@marco/web-kit/button';
import { Card } from '@marco/web-kit/card';
import { DataTable, type TableColumn } from '@marco/web-kit/data-table';
import { FormActions } from '@marco/web-kit/form-grid';
import { formatNumber } from '@marco/web-kit/format';
import { Notice } from '@marco/web-kit/notice';
import { Download, FileUp } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import type { DatosCampo } from '../../contract/index.ts';
import { LIMITES_SOLICITUD } from '../../contract/terms.ts';
import styles from './campos.module.css';
import { downloadPlantilla } from './plantilla-campos.ts';
import { DEL_ARCHIVO, type LecturaDeCampos, useLecturaDeCampos } from './use-lectura-de-campos.ts';

interface UploadCamposProps {
  /** How many the request has already. */
  readonly cuantos: number;
  /** Whether what was read is reviewed now. */
  readonly onRevisa: (seRevisa: boolean) => void;
  readonly onCancel: () => void;
  readonly onAdd: (campos: readonly DatosCampo[]) => void;
  readonly onReplace: (campos: readonly DatosCampo[]) => void;
  /** Fields with what they become, of those that were read. */
  readonly onTake: (leidos: readonly DatosCampo[], aceptados: CamposAceptados) => void;
}

const COLUMNAS: readonly TableColumn<LecturaDeCampos['errores'][number] & { readonly lugar: number }>[] = [
  { key: 'fila', label: 'Fila', align: 'end' },
  { key: 'columna', label: 'Columna' },
  { key: 'mensaje', label: 'Error', kind: 'main' },
];
const EXTENSIONES = '.csv,.xlsx,.xsd,.wsdl,.xml,.json,.yaml,.yml,.sql,.ddl,.zip';
/** Column of an error that is of a line of the file. */
const DE_UNA_LINEA = 'Línea';

/** Fields from a file: read, shown cell by cell where it is wrong, and only then taken into the form. */
export function UploadCampos(props: UploadCamposProps) {
  const { cuantos, onRevisa, onCancel, onAdd, onReplace, onTake } = props;
  const input = useRef<HTMLInputElement>(null);
  const [formato, setFormato] = useState('');
  const { archivo, lectura, vez, isReading, read } = useLecturaDeCampos(formato);
  const elegir = (
    <Button
      variant={lectura ? 'neutral' : 'secondary'}
      icon={<FileUp size={18} />}
      busy={isReading && 'Leyendo'}
      onClick={() => input.current?.click()}
    >
      {lectura ? 'Elegir otro archivo' : 'Elegir archivo'}
    </Button>
  );
  const revision = lectura ? findRevision(lectura) : null;
  const seRevisa = revision !== null;
  useEffect(() => {
    onRevisa(seRevisa);
    return () => onRevisa(false);
  }, [seRevisa, onRevisa]);
  const tomar = lectura ? (
    <Tomar lectura={lectura} cuantos={cuantos} seRevisa={seRevisa} onAdd={onAdd} onReplace={onReplace} />
  ) : null;

  return (
    <>
      <input
        ref={input}
        type="file"
        accept={EXTENSIONES}
        hidden
        aria-label="Archivo de campos"
        onChange={({ target }) => {
          const file = target.files?.[0];
          if (file) void read(file);
          // The same file may be chosen again once it was mended.
          target.value = '';
        }}
      />
      {lectura && archivo && revision ? (
        <>
          <RevisionDeFuente
            // Another reading begins anew, of the same file too.
            key={vez}
            archivo={archivo}
            revision={revision}
            otro={elegir}
            canTake={(nuevos) => refuseDeMas(nuevos + cuantos)}
            onTake={(aceptados) => onTake(lectura.campos, aceptados)}
            onCancel={onCancel}
          />
          <Card title="Sin revisar">
            <div className={styles['review']}>
              <p>También puede pasar los campos como se leyeron, sin decir qué elemento es cada uno.</p>
              <FormActions>{tomar}</FormActions>
            </div>
          </Card>
        </>
      ) : (
        <Card title="Importar campos de un archivo">
          <div className={styles['review']}>
            {archivo && lectura ? <Resultado key={vez} archivo={archivo} lectura={lectura} /> : null}
            <EleccionDeFuente
              formato={formato}
              onFormato={setFormato}
              boton={elegir}
              isReading={isReading}
              onChoose={(elegido) => void read(elegido)}
            />
            {lectura && lectura.campos.length > 0 ? <FormActions>{tomar}</FormActions> : null}
          </div>
        </Card>
      )}
    </>
  );
}

/** What is proposed for the fields; null while a cell of the template is wrong. */
const findRevision = ({ errores, revision }: LecturaDeCampos) =>
  errores.length === 0 ? (revision ?? null) : null;

type ErrorDeLectura = LecturaDeCampos['errores'][number];

/** Why the file as a whole was not read; undefined where the template says which cells are wrong. */
function findRechazo({ campos, errores: [error, otro] }: LecturaDeCampos): ErrorDeLectura | undefined {
  if (!error || otro || campos.length > 0) return undefined;
  return error.columna === DEL_ARCHIVO || error.columna === DE_UNA_LINEA ? error : undefined;
}

interface FuenteRechazadaProps {
  readonly archivo: File;
  readonly rechazo: ErrorDeLectura;
}

/** Why a file was not read, with the line of it that is wrong, and another way in. */
function FuenteRechazada({ archivo, rechazo: { fila, columna, mensaje } }: FuenteRechazadaProps) {
  const lineas = useLineas(archivo);
  const esDeLinea = columna === DE_UNA_LINEA;
  return (
    <Notice tone="err" role="alert">
      <p>
        <b>{archivo.name}</b> no se pudo leer. {esDeLinea ? `Línea ${formatNumber(fila)}: ` : ''}
        {mensaje}
      </p>
      {esDeLinea && lineas ? <LineasDeFuente lineas={lineas} linea={fila} /> : null}
      <p>
        Si no puede corregirlo,{' '}
        <Button variant="ghost" size="small" icon={<Download size={16} />} onClick={downloadPlantilla}>
          use la plantilla
        </Button>
      </p>
    </Notice>
  );
}

interface TomarProps extends Pick<UploadCamposProps, 'cuantos' | 'onAdd' | 'onReplace'> {
  readonly lectura: LecturaDeCampos;
  /** What becomes of each field is looked at below, where the button that stands out is. */
  readonly seRevisa: boolean;
}

/** The fields as they were read, into the list or instead of it. */
function Tomar({ lectura, cuantos, seRevisa, onAdd, onReplace }: TomarProps) {
  const { campos } = lectura;
  return (
    <>
      {cuantos > 0 ? (
        <Button variant="neutral" blocked={findRefusal(lectura, 0)} onClick={() => onReplace(campos)}>
          Reemplazar los {formatNumber(cuantos)} de la lista
        </Button>
      ) : null}
      <Button
        variant={seRevisa ? 'neutral' : 'secondary'}
        blocked={findRefusal(lectura, cuantos)}
        onClick={() => onAdd(campos)}
      >
        Agregar {formatNumber(campos.length)} {campos.length === 1 ? 'campo' : 'campos'}
      </Button>
    </>
  );
}

interface ResultadoProps {
  readonly archivo: File;
  readonly lectura: LecturaDeCampos;
}

/** What came of the file: why it was not read, or its wrong cells. */
function Resultado({ archivo, lectura }: ResultadoProps) {
  const rechazo = findRechazo(lectura);
  if (rechazo) return <FuenteRechazada archivo={archivo} rechazo={rechazo} />;
  const { campos, errores } = lectura;
  const isGood = errores.length === 0 && campos.length > 0;
  return (
    <>
      <Notice tone={isGood ? 'ok' : 'err'} role="status">
        <b>{archivo.name}</b>:{' '}
        {`${formatNumber(campos.length)} ${campos.length === 1 ? 'campo leído' : 'campos leídos'}, ${formatNumber(errores.length)} ${errores.length === 1 ? 'celda con error' : 'celdas con errores'}.`}
      </Notice>
      {errores.length > 0 ? (
        <DataTable
          caption="Celdas con errores"
          title="Celdas con errores"
          rows={errores.map((error, lugar) => ({ ...error, lugar }))}
          columns={COLUMNAS}
          rowKey={({ lugar }) => lugar}
          optionsNumber={[10, 25, 50]}
        />
      ) : null}
    </>
  );
}

function listReparosDeCantidad(cuantos: number): string[] {
  const { maximoCampos } = LIMITES_SOLICITUD;
  return cuantos > maximoCampos ? [`Una solicitud tiene máximo ${formatNumber(maximoCampos)} campos.`] : [];
}

const refuseDeMas = (cuantos: number) => allowUnless(listReparosDeCantidad(cuantos));

function findRefusal({ campos, errores }: LecturaDeCampos, cuantos: number) {
  return allowUnless([
    ...(errores.length > 0 ? ['El archivo tiene celdas con errores. Corríjalas y elíjalo de nuevo.'] : []),
    ...listReparosDeCantidad(campos.length + cuantos),
  ]);
}
