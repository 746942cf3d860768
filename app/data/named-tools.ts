const list = (names: string): string[] => names.split(", ");

/**
 * Tools and methods that postings name and that no question of the bank is about. A page that reads a posting says so.
 * A name in capitals counts only in capitals.
 */
export const NAMED_TOOLS: readonly string[] = [
  // Technology
  ...list(
    "Kafka, GraphQL, gRPC, RabbitMQ, Elasticsearch, MongoDB, Cassandra, DynamoDB, Redis, Angular, Vue.js, Svelte, Django, FastAPI, Laravel, Ruby on Rails, .NET, Spring Boot, Node.js, Next.js, Kotlin, Swift, SwiftUI, Rust, Scala, Java, C++, C#, PHP, Flutter, React Native, WordPress, Salesforce, ServiceNow, Ansible, Jenkins, Datadog, Splunk, Grafana, Prometheus, OpenShift, VMware, Cisco, CCNA, SharePoint, Cypress, Selenium, Playwright",
  ),
  // Data
  ...list(
    "Snowflake, Databricks, Airflow, Spark, Hadoop, BigQuery, Redshift, Tableau, Power BI, Looker, Alteryx, SAS, SPSS, Stata, MATLAB, TensorFlow, PyTorch, LangChain, Hugging Face, Vertex AI, SageMaker",
  ),
  // Security
  ...list(
    "CrowdStrike, Microsoft Sentinel, Microsoft Defender, Okta, Nessus, Qualys, Burp Suite, Wireshark, Metasploit, CyberArk, CISSP, CEH",
  ),
  // Design and marketing
  ...list(
    "Sketch, InVision, Axure, Photoshop, Illustrator, InDesign, After Effects, Premiere Pro, Canva, HubSpot, Marketo, Mailchimp, Klaviyo, Google Tag Manager, Google Analytics, Semrush, Ahrefs, Shopify, Magento, Hootsuite",
  ),
  // Finance and business
  ...list(
    "SAP, Oracle, NetSuite, Workday, QuickBooks, Xero, Sage, Concur, Coupa, Hyperion, Anaplan, BlackLine, Bloomberg Terminal, Capital IQ, Dynamics 365, Jira, Confluence, MS Project, Primavera P6, Procore, Power Automate, UiPath, VBA, ADP, Six Sigma Black Belt",
  ),
  // Sales and service
  ...list("Zendesk, Intercom, Gong, Outreach.io, Opera PMS, Toast POS, Micros POS, Lightspeed"),
  // Healthcare
  ...list(
    "Epic, Cerner, Meditech, Athenahealth, eClinicalWorks, SystmOne, EMIS Web, Pyxis, Omnicell, PACS, ECMO, Dialysis, Chemotherapy, Tracheostomy care, Ventilator management, CRRT, TPN",
  ),
  // Education
  ...list(
    "Moodle, Canvas LMS, Blackboard Learn, PowerSchool, Schoology, SIMS, Articulate Storyline, Orton-Gillingham, TEFL, Montessori",
  ),
  // Legal
  ...list("Clio, iManage, NetDocuments, Everlaw, Logikcull, PACER, DocuSign, Conveyancing"),
  // Engineering
  ...list(
    "AutoCAD, Civil 3D, Revit, SolidWorks, CATIA, Creo, Siemens NX, Inventor, MicroStation, Navisworks, ETABS, STAAD.Pro, SAP2000, ANSYS, Abaqus, Aspen HYSYS, Simulink, LabVIEW, Altium, PSpice, ETAP, Minitab, BIM",
  ),
  // Trades
  ...list(
    "MIG welding, TIG welding, Stick welding, Mastercam, Fanuc, Haas, Heidenhain, Siemens S7, Allen-Bradley, Mitchell 1, ALLDATA, KNX, Carpentry, Joinery, Plastering, Tiling",
  ),
  // Environment
  ...list(
    "ArcGIS, QGIS, HEC-RAS, MODFLOW, AERMOD, SWMM, EPA SWMM, ISO 14001, LEED, BREEAM, GRI, CSRD, SASB, CDP",
  ),
];
