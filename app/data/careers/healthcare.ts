import type { TabbedField } from "./types";

export const healthcare: TabbedField = {
  slug: "healthcare",
  title: "Healthcare",
  subtitle: "Explore opportunities in patient care, therapy, and health administration",
  roles: [
    {
      slug: "primary-care-physician",
      title: "Primary Care Physician",
      icon: "Stethoscope",
      description: "Diagnose, treat and know a patient over years.",
      skills: ["diagnosis", "clinical-assessment", "pharmacology", "active-listening"],
      avgSalary: 208_000,
      growth: 4,
      posts: ["physician"],
      onetCode: "29-1215.00",
    },
    {
      slug: "nurse-practitioner",
      title: "Nurse Practitioner",
      icon: "HeartPulse",
      description: "Examine, prescribe and manage care with a nurse’s eye.",
      skills: ["clinical-assessment", "diagnosis", "pharmacology", "patient-education"],
      avgSalary: 126_000,
      growth: 32,
      posts: ["nurse practitioner"],
      onetCode: "29-1171.00",
    },
    {
      slug: "registered-nurse",
      title: "Registered Nurse",
      icon: "HandHeart",
      description: "Be the one who notices first and acts in time.",
      skills: ["patient-care", "clinical-assessment", "care-coordination", "teamwork"],
      avgSalary: 86_000,
      growth: 6,
      posts: ["registered nurse"],
      onetCode: "29-1141.00",
    },
    {
      slug: "physical-therapist",
      title: "Physical Therapist",
      icon: "Activity",
      description: "Help people move again after injury, surgery or stroke.",
      skills: ["rehabilitation", "clinical-assessment", "patient-education", "empathy"],
      avgSalary: 99_000,
      growth: 14,
      posts: ["physical therapist"],
      onetCode: "29-1123.00",
    },
    {
      slug: "healthcare-administrator",
      title: "Healthcare Administrator",
      icon: "Hospital",
      description: "Run the clinic or ward so that care can happen.",
      skills: ["healthcare-operations", "budgeting", "team-management", "regulatory-compliance"],
      avgSalary: 110_000,
      growth: 28,
      onetCode: "11-9111.00",
    },
    {
      slug: "health-information-specialist",
      title: "Health Information Specialist",
      icon: "FileHeart",
      description: "Keep records exact, coded right and private.",
      skills: ["medical-coding", "health-informatics", "data-privacy"],
      avgSalary: 55_000,
      growth: 9,
      onetCode: "29-2072.00",
    },
  ],
  paths: [
    {
      title: "Nursing Path",
      steps: [
        {
          name: "Earn a nursing degree",
          description:
            "An approved associate or bachelor’s program, with clinical rotations on several units.",
        },
        {
          name: "Pass the NCLEX-RN",
          description:
            "License in your state, then a residency or first year on a unit that teaches.",
        },
        {
          name: "Deepen a specialty",
          description:
            "Critical care, pediatrics, oncology: certify in it and start precepting new nurses.",
        },
        {
          name: "Advance your practice",
          description:
            "A graduate program to become a nurse practitioner, educator or nurse leader.",
        },
      ],
    },
    {
      title: "Health Administration Path",
      steps: [
        {
          name: "Learn how care is paid for",
          description:
            "A degree in health administration or business; insurance, coding, quality measures.",
        },
        {
          name: "Start where patients are",
          description:
            "Front desk, scheduling, records or a clinical role: see the work you will one day change.",
        },
        {
          name: "Run a unit",
          description:
            "Own a budget, a schedule and one number to improve, such as waiting time or readmissions.",
        },
        {
          name: "Lead a service line",
          description:
            "A master’s degree or fellowship, and responsibility for access, safety, staff and finances.",
        },
      ],
    },
  ],
  certifications: [
    {
      name: "NCLEX-RN",
      provider: "National Council of State Boards of Nursing",
      level: "Entry",
      link: "https://www.nclex.com/",
      shows:
        "A licensing exam, not a certification: you are ready to practice safely as a registered nurse, and every state license requires it.",
      requires:
        "Graduation from an approved nursing program and a state board’s permission to test.",
    },
    {
      name: "Advanced Cardiovascular Life Support",
      provider: "American Heart Association",
      level: "Intermediate",
      link: "https://cpr.heart.org/",
      shows: "You can lead or serve a team through cardiac arrest, stroke and arrhythmia.",
      requires:
        "Basic life support skills and rhythm reading; a course with a skills test, renewed every two years.",
    },
    {
      name: "Family Nurse Practitioner",
      provider: "American Academy of Nurse Practitioners Certification Board",
      level: "Advanced",
      link: "https://www.aanpcert.org/",
      shows: "You can assess, diagnose and prescribe for patients of every age.",
      requires:
        "An active RN license, a graduate FNP program with supervised clinical hours, and an examination. To practice and prescribe you also need your state’s license as a nurse practitioner.",
    },
    {
      name: "Orthopaedic Clinical Specialist",
      provider: "American Board of Physical Therapy Specialties",
      level: "Advanced",
      link: "https://specialization.apta.org/",
      shows: "You practice musculoskeletal physical therapy at specialist level.",
      requires:
        "A physical therapist license, a residency or some 2,000 hours of specialty practice, and an examination.",
    },
    {
      name: "Registered Health Information Administrator",
      provider: "AHIMA",
      level: "Professional",
      link: "https://www.ahima.org/",
      shows: "You can manage patient records, coding, privacy and the systems that store them.",
      requires:
        "Usually an accredited bachelor’s degree in health information management, and an examination.",
    },
    {
      name: "Fellow of the American College of Healthcare Executives",
      provider: "American College of Healthcare Executives",
      level: "Management",
      link: "https://www.ache.org/",
      shows: "You have led in healthcare and been examined across its management.",
      requires:
        "Membership, a graduate degree, executive experience, references and an examination.",
    },
  ],
};
