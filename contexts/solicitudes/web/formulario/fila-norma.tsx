import { type Carpeta, EXTENSIONES_DOCUMENTO } from '@marco/archivos/terms';
import { CargaArchivosField, ListaArchivos, QuitarArchivo } from '@marco/archivos/widgets';
import { DatePicker } from '@marco/web-kit/date-picker';
import { TextInput } from '@marco/web-kit/field';
import { FormCell, FormGrid } from '@marco/web-kit/form-grid';
import { IconButton } from '@marco/web-kit/icon-button';
import { useModal } from '@marco/web-kit/modal';
import { Select, toOptions } from '@marco/web-kit/select';
import { Textarea } from '@marco/web-kit/textarea';
import { Trash2 } from 'lucide-react';
import { LIMITES_SOLICITUD, TIPO_NORMA, type TipoNorma } from '../../contract/terms.ts';
import { toLugarDeNorma } from '../../rules/marcas/lugares.ts';
import { MarcasEnLugar } from '../marcas/marcas-en-formulario.tsx';
import styles from './formulario.module.css';
import { type AvisoDeCarga, useCargaDeLugar } from './use-estados-de-carga.ts';
import { isNormaVacia, type ValoresNorma } from './valores.ts';

interface FilaNormaProps {
  readonly norma: ValoresNorma;
  /** Its place, from 1. */
  readonly lugar: number;
  readonly onChange: (part: Partial<ValoresNorma>) => void;
  /** Absent where it is the only one. */
  readonly onRemove?: (() => void) | undefined;
  /** Folder of its document. */
  readonly carpeta: Carpeta;
  /** Whether its document is on its way, and whether it failed. */
  readonly onCarga: AvisoDeCarga;
}

const REGLAS = { multiple: false, extensiones: EXTENSIONES_DOCUMENTO };
const TIPOS = toOptions(TIPO_NORMA);
const limites = LIMITES_SOLICITUD.norma;

/** A norma the exchange rests on, with its document (domain §5.5). */
export function FilaNorma({ norma, lugar, carpeta, onChange, onRemove, onCarga }: FilaNormaProps) {
  const { clave, tipo, numero, fechaExpedicion, articulo, habilita, documento } = norma;
  const modals = useModal();
  const carga = useCargaDeLugar({
    clave,
    onCarga,
    nameCtrl: `norma-${lugar}`,
    carpeta,
    extensiones: EXTENSIONES_DOCUMENTO,
    onSubido: (subido) => onChange({ documento: subido }),
  });

  async function removeDocumento(): Promise<void> {
    const sure = await modals.ask({
      title: '¿Quitar el documento de la norma?',
      message: `${documento?.nombre} deja de sustentar la solicitud cuando la guarde.`,
      confirmLabel: 'Quitar documento',
    });
    if (sure) onChange({ documento: null });
  }

  async function remove(): Promise<void> {
    const sure =
      isNormaVacia(norma) ||
      (await modals.ask({
        title: `¿Quitar la norma ${lugar}?`,
        message: 'Se quita con su documento.',
        confirmLabel: 'Quitar norma',
      }));
    if (sure) onRemove?.();
  }

  return (
    <fieldset className={styles['norma']}>
      <legend className="sr">Norma {lugar}</legend>
      {onRemove ? (
        <div className={styles['normaHead']}>
          <h3>Norma {lugar}</h3>
          <IconButton
            label={`Quitar la norma ${lugar}`}
            icon={<Trash2 size={18} />}
            onClick={() => void remove()}
          />
        </div>
      ) : null}
      <MarcasEnLugar lugar={toLugarDeNorma(lugar)} />
      <FormGrid>
        <FormCell span={4}>
          <Select
            label="Tipo de norma"
            required
            placeholder="Seleccione"
            options={TIPOS}
            value={tipo}
            onChange={(next) => onChange({ tipo: next as TipoNorma | '' })}
          />
        </FormCell>
        <FormCell span={4}>
          <TextInput
            label="Número"
            required
            autoComplete="off"
            maxLength={limites.numero}
            value={numero}
            onChange={(next) => onChange({ numero: next })}
          />
        </FormCell>
        <FormCell span={4}>
          <DatePicker
            label="Fecha de expedición"
            required
            value={fechaExpedicion}
            onChange={(next) => onChange({ fechaExpedicion: next })}
          />
        </FormCell>
        <FormCell span={4}>
          <TextInput
            label="Artículo"
            optional
            autoComplete="off"
            maxLength={limites.articulo}
            value={articulo}
            onChange={(next) => onChange({ articulo: next })}
          />
        </FormCell>
        <FormCell span={8}>
          <Textarea
            label="Qué habilita"
            required
            rows={2}
            maxLength={limites.habilita}
            hint="La competencia para tener o compartir los datos."
            value={habilita}
            onChange={(next) => onChange({ habilita: next })}
          />
        </FormCell>
      </FormGrid>
      <div>
        <p className={styles['subject']}>Normativa que respalda el servicio *</p>
        {documento === null ? (
          <CargaArchivosField carga={carga} reglas={REGLAS} label={`Documento de la norma ${lugar}`} />
        ) : (
          <div className={styles['stored']}>
            <ListaArchivos
              archivos={[documento]}
              toQuitar={({ nombre }) => (
                <QuitarArchivo nombre={nombre} onClick={() => void removeDocumento()} />
              )}
            />
          </div>
        )}
      </div>
    </fieldset>
  );
}
