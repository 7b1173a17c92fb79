import { EXTENSIONES_CONTRATO } from '@marco/archivos/terms';
import { LIMITES_CONTRATO } from '@marco/conformidad/terms';
import { Card } from '@marco/web-kit/card';
import { TextInput } from '@marco/web-kit/field';
import { RadioGroup } from '@marco/web-kit/radio-group';
import { LIMITES_NIVEL_DOS, TECNOLOGIA, TECNOLOGIAS } from '../../contract/terms.ts';
import { ArchivoField } from '../formulario/archivo-field.tsx';
import styles from '../formulario/formulario.module.css';
import { MarcasEnLugar } from '../marcas/marcas-en-formulario.tsx';
import type { FormularioDeNivelDos } from './use-formulario-nivel-dos.ts';
import { NOMBRES_NIVEL_DOS } from './valores-nivel-dos.ts';

const OPCIONES = TECNOLOGIAS.map((value) => ({ value, label: TECNOLOGIA[value] }));

/** The contract of what was built, what it is written in, and where it is tried. */
export function EtapaContrato({ formulario }: { readonly formulario: FormularioDeNivelDos }) {
  const { diligenciamiento, contrato } = formulario;
  const { values: valores, change, errores, wasTried, refused } = diligenciamiento;
  const error = errores.urlPruebas ?? refused['urlPruebas'];
  return (
    <Card title="Contrato del servicio" aside="Los campos con * son obligatorios">
      <div className={styles['stack']}>
        <ArchivoField
          label={NOMBRES_NIVEL_DOS.contrato}
          required
          hint="OpenAPI 3.0 o 3.1 (JSON o YAML), WSDL 1.1, o un ZIP con el WSDL y sus XSD. Sin referencias a otras direcciones."
          documento={valores.contrato}
          carga={contrato}
          extensiones={EXTENSIONES_CONTRATO}
          bytes={LIMITES_CONTRATO.bytes}
          alQuitar="Los lugares de los campos se conservan y se comprueban con el contrato que adjunte después."
          onQuitar={() => change({ contrato: null })}
        />
        <MarcasEnLugar lugar="contrato.archivo" />
        <RadioGroup
          label={NOMBRES_NIVEL_DOS.tecnologia}
          required
          options={OPCIONES}
          value={valores.tecnologia === '' ? null : valores.tecnologia}
          onChange={(tecnologia) => change({ tecnologia })}
        />
        <MarcasEnLugar lugar="contrato.tecnologia" />
        <TextInput
          label={NOMBRES_NIVEL_DOS.urlPruebas}
          optional
          type="url"
          inputMode="url"
          autoComplete="off"
          hint="Solo la ven su entidad y el ministerio. El producto no la llama."
          maxLength={LIMITES_NIVEL_DOS.urlPruebas}
          value={valores.urlPruebas}
          onChange={(urlPruebas) => change({ urlPruebas })}
          errors={error === undefined ? [] : [error]}
          submitted={wasTried}
        />
        <MarcasEnLugar lugar="contrato.urlPruebas" />
      </div>
    </Card>
  );
}
