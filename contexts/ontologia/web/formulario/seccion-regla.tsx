import { Card } from '@marco/web-kit/card';
import { FormCell, FormGrid } from '@marco/web-kit/form-grid';
import { LENGUAJES_REGLA, LIMITES_FICHA, SEVERIDADES, TIPOS_REGLA } from '../../contract/terms.ts';
import { RunReglaForm } from '../reglas/run-regla-form.tsx';
import { CampoArea, CampoElegida, CampoLista, CampoTexto } from './campos.tsx';
import styles from './formulario.module.css';
import { ListaElementos } from './lista-elementos.tsx';
import { PlantillaRegla } from './plantilla-regla.tsx';
import { CamposNombre, type SeccionProps } from './secciones.tsx';

const AYUDAS: Readonly<Record<string, string>> = {
  shacl:
    'SHACL escrito en Turtle. Los prefijos lci, sh, xsd, rdf, rdfs, owl, skos, dct y time ya están declarados.',
  regex: 'Cada valor de los elementos elegidos debe seguirla completa.',
};

/** A rule: in words, as SHACL or as a regular expression, tried on the spot. */
export function SeccionRegla(props: SeccionProps) {
  const { form } = props;
  const { lenguaje, expresion, severidad, mensaje, idClase: clase, elementos } = form.values;
  const runs = lenguaje !== 'texto';
  return (
    <>
      <Card title="Regla">
        <FormGrid>
          <CamposNombre {...props} />
          <FormCell span={6}>
            <CampoLista form={form} name="tipo" required labels={TIPOS_REGLA} />
          </FormCell>
          <FormCell span={6}>
            <CampoLista form={form} name="severidad" required labels={SEVERIDADES} />
          </FormCell>
          <FormCell span={12}>
            <CampoArea
              form={form}
              name="enunciado"
              required
              rows={3}
              maxLength={LIMITES_FICHA.texto}
              hint="La regla en español, como la diría a otra persona."
            />
          </FormCell>
          <FormCell span={6}>
            <CampoElegida form={form} name="idClase" que="clase" optional />
          </FormCell>
          <FormCell span={6}>
            <CampoLista form={form} name="lenguaje" required labels={LENGUAJES_REGLA} />
          </FormCell>
        </FormGrid>
      </Card>
      <ListaElementos
        form={form}
        titulo="Elementos de dato de los que trata"
        ayuda="Una expresión regular revisa los valores de estos elementos."
      />
      {runs ? (
        <Card title="Expresión de la regla">
          <FormGrid>
            {lenguaje === 'shacl' ? (
              <FormCell span={12}>
                <PlantillaRegla mensaje={mensaje} onWrite={(text) => form.change({ expresion: text })} />
              </FormCell>
            ) : null}
            <FormCell span={12}>
              <div className={styles['code']}>
                <CampoArea
                  form={form}
                  name="expresion"
                  required
                  rows={lenguaje === 'shacl' ? 10 : 2}
                  spellCheck={false}
                  maxLength={LIMITES_FICHA.expresion}
                  {...(AYUDAS[lenguaje] ? { hint: AYUDAS[lenguaje] } : {})}
                />
              </div>
            </FormCell>
            <FormCell span={12}>
              <CampoTexto
                form={form}
                name="mensaje"
                required
                maxLength={LIMITES_FICHA.mensaje}
                hint="Lo que lee quien incumple la regla."
              />
            </FormCell>
          </FormGrid>
        </Card>
      ) : null}
      {runs ? (
        <RunReglaForm
          regla={{
            lenguaje: lenguaje === 'regex' ? 'regex' : 'shacl',
            expresion,
            severidad: severidad === 'advertencia' ? 'advertencia' : 'error',
            mensaje,
            idClase: clase?.id ?? null,
            elementos: elementos.map(({ id }) => id),
          }}
        />
      ) : null}
    </>
  );
}
