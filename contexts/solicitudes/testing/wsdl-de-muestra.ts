const ESPACIO = 'https://servicios.ejemplo.gov.co/certificados';

/** An element of a message with one text in it. */
const writeElemento = (nombre: string, campo: string) => `      <xs:element name="${nombre}">
        <xs:annotation><xs:documentation>Los datos del certificado</xs:documentation></xs:annotation>
        <xs:complexType>
          <xs:sequence>
            <xs:element name="${campo}" type="xs:string">
              <xs:annotation><xs:documentation>Número del certificado de la persona</xs:documentation></xs:annotation>
            </xs:element>
          </xs:sequence>
        </xs:complexType>
      </xs:element>`;

/** A contract of WSDL with one operation: it asks with `claveConsultada` and answers with `numeroCertificado`. */
export function writeWsdlDeMuestra(operacion: string): string {
  return `<?xml version="1.0" encoding="UTF-8"?>
<definitions xmlns="http://schemas.xmlsoap.org/wsdl/"
    xmlns:soap="http://schemas.xmlsoap.org/wsdl/soap/"
    xmlns:xs="http://www.w3.org/2001/XMLSchema"
    xmlns:tns="${ESPACIO}" targetNamespace="${ESPACIO}">
  <types>
    <xs:schema targetNamespace="${ESPACIO}" elementFormDefault="qualified">
${writeElemento('consulta', 'claveConsultada')}
${writeElemento('certificado', 'numeroCertificado')}
      <xs:element name="falla">
        <xs:complexType>
          <xs:sequence>
            <xs:element name="codigo" type="xs:string"/>
            <xs:element name="mensaje" type="xs:string"/>
          </xs:sequence>
        </xs:complexType>
      </xs:element>
    </xs:schema>
  </types>
  <message name="Peticion"><part name="cuerpo" element="tns:consulta"/></message>
  <message name="Respuesta"><part name="cuerpo" element="tns:certificado"/></message>
  <message name="Falla"><part name="cuerpo" element="tns:falla"/></message>
  <portType name="Certificados">
    <operation name="${operacion}">
      <documentation>Consulta el certificado de una persona</documentation>
      <input message="tns:Peticion"/>
      <output message="tns:Respuesta"/>
      <fault name="falla" message="tns:Falla"/>
    </operation>
  </portType>
  <binding name="CertificadosSoap" type="tns:Certificados">
    <soap:binding style="document" transport="http://schemas.xmlsoap.org/soap/http"/>
    <operation name="${operacion}">
      <soap:operation soapAction="${operacion}"/>
      <input><soap:body use="literal"/></input>
      <output><soap:body use="literal"/></output>
    </operation>
  </binding>
  <service name="Certificados">
    <port name="Soap" binding="tns:CertificadosSoap">
      <soap:address location="${ESPACIO}"/>
    </port>
  </service>
</definitions>
`;
}
