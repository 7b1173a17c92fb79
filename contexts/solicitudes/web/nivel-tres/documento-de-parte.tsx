import { EXTENSIONES_DOCUMENTO } from '@marco/archivos/terms';
import type { DocumentoSolicitud } from '../../contract/index.ts';
import { CARPETAS_NIVEL_TRES } from '../../contract/terms.ts';
import { ArchivoField } from '../formulario/archivo-field.tsx';
import { type AvisoDeCarga, useCargaDeLugar } from '../formulario/use-estados-de-carga.ts';

interface DocumentoDePartesProps {
  readonly parte: keyof typeof CARPETAS_NIVEL_TRES;
  /** Of the place, among those of the form. */
  readonly clave: string;
  readonly label: string;
  readonly required?: boolean;
  readonly hint?: string;
  readonly documento: DocumentoSolicitud | null;
  readonly onCarga: AvisoDeCarga;
  readonly onChange: (documento: DocumentoSolicitud | null) => void;
}

/** The document of a part, which goes to the folder the specification names for it. */
export function DocumentoDeParte(props: DocumentoDePartesProps) {
  const { parte, clave, label, required, hint, documento, onCarga, onChange } = props;
  const carga = useCargaDeLugar({
    clave,
    onCarga,
    nameCtrl: clave,
    carpeta: CARPETAS_NIVEL_TRES[parte],
    extensiones: EXTENSIONES_DOCUMENTO,
    onSubido: onChange,
  });
  return (
    <ArchivoField
      label={label}
      required={required ?? false}
      {...(hint === undefined ? {} : { hint })}
      documento={documento}
      carga={carga}
      extensiones={EXTENSIONES_DOCUMENTO}
      alQuitar="Deja de sustentar la solicitud cuando la guarde."
      onQuitar={() => onChange(null)}
    />
  );
}
