import type { SkillAliases } from "~/data/skill-aliases";

export const TECHNOLOGY_ALIASES: SkillAliases = {
  programming:
    "software development, software engineering, software engineer, software developer, coding, java, c++, c#, golang, rust, kotlin, ruby, ruby on rails, go, swift, dart, full-stack, full stack",
  python: "django, flask, fastapi, pandas, numpy",
  javascript: "js, ecmascript, es6, node.js, nodejs, node",
  typescript: "TS",
  algorithms: "algorithm",
  "data-structures": "data structure",
  "complexity-analysis": "big o, time complexity",
  "object-oriented-design": "object oriented, oop, design patterns",
  concurrency: "multithreading, asynchronous programming",
  "software-testing":
    "unit testing, unit tests, automated testing, test automation, tdd, test-driven, quality assurance, qa",
  "version-control": "git, github, gitlab, bitbucket",
  "code-review": "code reviews, peer review, pull requests",
  "html-css": "html, css, html5, css3, sass, tailwind",
  react: "react native, react.js, reactjs, next.js, nextjs, redux",
  "web-performance": "core web vitals, page speed",
  "backend-development":
    "back-end, backend, server-side, microservices, express, spring, spring boot",
  "api-design": "rest api, rest apis, restful, graphql, apis",
  "system-design":
    "software architecture, systems architecture, system architecture, solution architecture",
  scalability: "scalable systems, high traffic, high availability",
  "distributed-systems": "distributed system, kafka, message queues",
  caching: "redis, memcached, cdn",
  reliability:
    "site reliability, sre, fault tolerance, SLO, SLOs, SLI, SLIs, error budget, error budgets, MTTR",
  "cloud-infrastructure":
    "aws, azure, gcp, google cloud, amazon web services, cloud computing, finops, cloud costs, cloud cost optimization, VPC",
  containers: "docker, kubernetes, k8s, containerization",
  "ci-cd":
    "continuous integration, continuous delivery, continuous deployment, jenkins, github actions, devops, blue/green deployments, canary releases, deployment pipelines",
  observability:
    "monitoring and alerting, prometheus, grafana, datadog, logging and monitoring, p99 latency, distributed tracing, opentelemetry",
  "network-security": "firewalls, information security, cybersecurity, cyber security",
  "threat-detection":
    "siem, intrusion detection, threat hunting, security alerts, soc analyst, security operations center, security operations centre, EDR, XDR, mitre att&ck, att&ck, alert triage, KQL",
  "incident-response":
    "incident management, postmortems, postmortem, post-mortems, ransomware, phishing, on-call, incident commander, digital forensics and incident response, DFIR",
  "identity-access":
    "identity and access management, IAM, MFA, SSO, single sign-on, multi-factor authentication, least privilege, zero trust, active directory, access control, passkeys",
  "vulnerability-management":
    "vulnerability scanning, vulnerability assessment, penetration testing, pen testing, patch management, CVE, CVSS, EPSS, KEV",
  "application-security":
    "appsec, secure coding, owasp, threat modeling, threat modelling, xss, ssrf, sql injection, SAST, DAST, devsecops",
  "infrastructure-as-code":
    "IAC, terraform, pulumi, cloudformation, ansible, configuration management",
  "disaster-recovery":
    "business continuity, backup and recovery, backup and restore, RPO, RTO, failover",
  "it-support":
    "help desk, helpdesk, service desk, desktop support, technical support, it service management, itsm, ITIL, end-user support",
  sql: "postgresql, postgres, mysql, sql server, t-sql, pl/sql, sqlite, relational databases, databases, window functions, CTEs",
  "query-optimization": "query tuning, performance tuning, indexing",
  "data-modeling":
    "data modelling, database design, schema design, normalization, dimensional modeling, star schema",
  "data-engineering":
    "etl, elt, data pipelines, airflow, spark, dbt, data warehouse, snowflake, bigquery",
  "data-analysis":
    "data analyst, data analytics, analyze data, analyse data, spreadsheets, microsoft excel, excel",
  "data-visualization": "data visualisation, tableau, power bi, looker, dashboards",
  statistics:
    "statistical analysis, statistical, regression analysis, hypothesis testing, confidence intervals, statistical power, bayesian",
  experimentation: "experiment design, design of experiments",
  "machine-learning":
    "ml, scikit-learn, predictive models, predictive modeling, data leakage, feature leakage, fine-tuning, xgboost, classification models",
  "deep-learning": "neural networks, pytorch, tensorflow, keras",
  "model-evaluation": "evals, eval sets, precision and recall, cross-validation, model validation",
  mlops: "model monitoring, model deployment, data drift, concept drift, model drift",
  "business-intelligence": "BI",
  "generative-ai":
    "llm-based, llm apps, llm applications, llm evaluation, gen ai, genai, large language models, large language model, LLMs, prompt engineering, retrieval-augmented generation, prompt injection, ai agents, embeddings, ai products",
  "responsible-ai":
    "ai ethics, ai act, eu ai act, algorithmic bias, algorithmic fairness, model fairness, automation bias, ai safety, explainable ai",
  "data-quality":
    "data cleaning, data cleansing, data validation, data governance, data lineage, missing data, dirty data",
  "product-management": "product manager, product owner, product roadmap, roadmap",
  "product-sense": "product thinking, product strategy",
  prioritization: "prioritisation, prioritize, prioritise, competing priorities",
  metrics: "kpis, kpi, north star metric, okrs",
  agile: "scrum, kanban, sprints, jira, agile methodologies",
  "user-research":
    "user interviews, ux research, customer interviews, ux researcher, diary studies, research consent, think-aloud",
  "usability-testing": "usability tests, usability",
  "ux-design":
    "ux, user experience, ui/ux, ux/ui, dark patterns, user flows, ux designer, product designer, jtbd, jobs to be done",
  "information-architecture": "card sorting, card sorts, tree testing, tree tests",
  "interaction-design": "interaction designer, design handoff, empty states, form design",
  prototyping: "wireframes, wireframing, prototypes",
  "visual-design": "ui design, graphic design, user interface design",
  "design-systems": "design system, component library, design tokens",
  accessibility:
    "wcag, a11y, section 508, screen readers, screen reader, ARIA, keyboard navigation, european accessibility act",
  "content-design":
    "content design, content designer, ux writing, ux writer, microcopy, plain language",
  "service-design":
    "service designer, service blueprint, service blueprints, journey mapping, journey maps, assisted digital",
};
