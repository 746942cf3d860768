import type { Course } from "./types";

export const mlFundamentals: Course = {
  id: "ml-fundamentals",
  tab: "data-science",
  title: "Machine Learning Fundamentals",
  description:
    "The models that matter, how to judge them fairly, what it takes to keep one right after launch, and where a language model earns its cost.",
  level: "Intermediate",
  duration: "8 hours",
  instructor: {
    name: "Kenji Moriyama",
    about: "Built fraud and demand models; now audits other people’s.",
  },
  skills: [
    "machine-learning",
    "feature-engineering",
    "model-evaluation",
    "deep-learning",
    "mlops",
    "generative-ai",
  ],
  outcomes: [
    "Set a baseline and beat it for a reason you can name",
    "Choose a metric from the cost of each kind of mistake",
    "Spot overfitting and leakage from learning curves and a suspicious score",
    "Plan how a deployed model is watched, retrained and switched off",
  ],
  audience:
    "You know Python and basic statistics and want to build, or interview for, machine learning work.",
  syllabus: [
    {
      slug: "learning-from-data",
      title: "Learning from data",
      lessons: [
        {
          slug: "framing",
          title: "Frame the problem",
          summary: "Target, unit, horizon, decision; and when not to use machine learning.",
          minutes: 20,
          skills: ["machine-learning", "feature-engineering"],
        },
        {
          slug: "baselines",
          title: "Baselines",
          summary: "The mean, last week’s value and a simple rule are hard to beat.",
          minutes: 19,
          skills: ["machine-learning", "model-evaluation"],
        },
        {
          slug: "bias-variance",
          title: "Bias, variance, regularization",
          summary: "Why a model that fits everything predicts nothing.",
          minutes: 20,
          skills: ["machine-learning", "model-evaluation"],
        },
      ],
    },
    {
      slug: "models-that-earn-their-place",
      title: "Models to compare",
      lessons: [
        {
          slug: "linear-and-logistic",
          title: "Linear and logistic models",
          summary: "Fast, readable, and the first thing to try.",
          minutes: 21,
          skills: ["machine-learning", "feature-engineering"],
        },
        {
          slug: "trees-and-boosting",
          title: "Trees, forests and boosting",
          summary: "The usual winner on tables, and the settings that matter.",
          minutes: 21,
          skills: ["machine-learning", "model-evaluation"],
        },
        {
          slug: "neural-networks",
          title: "Neural networks",
          summary: "Layers, gradients and embeddings, and where they are worth the cost.",
          minutes: 22,
          skills: ["deep-learning", "machine-learning"],
        },
      ],
    },
    {
      slug: "judging-fairly",
      title: "Evaluate the model",
      lessons: [
        {
          slug: "metrics",
          title: "Metrics and thresholds",
          summary: "Precision, recall, calibration and the price of each error.",
          minutes: 20,
          skills: ["model-evaluation", "machine-learning"],
        },
        {
          slug: "cross-validation",
          title: "Cross-validation without leaks",
          summary: "Split by time or by person; fit every transform inside the fold.",
          minutes: 20,
          skills: ["model-evaluation", "feature-engineering"],
        },
        {
          slug: "fairness",
          title: "Errors and who bears them",
          summary: "Slice results by group; what to fix, and what to tell the owner.",
          minutes: 20,
          skills: ["model-evaluation", "mlops"],
        },
      ],
    },
    {
      slug: "in-use",
      title: "In production",
      lessons: [
        {
          slug: "features",
          title: "Features that exist at prediction time",
          summary: "The same computation in training and serving, or trouble.",
          minutes: 20,
          skills: ["feature-engineering", "mlops"],
        },
        {
          slug: "monitoring",
          title: "Drift and monitoring",
          summary: "Watch inputs, outputs and outcomes; decide in advance what triggers a change.",
          minutes: 19,
          skills: ["mlops", "model-evaluation"],
        },
        {
          slug: "churn-model",
          title: "Project: a churn model",
          summary: "Baseline to monitored model card, with a threshold the budget explains.",
          minutes: 35,
          skills: ["machine-learning", "model-evaluation", "mlops"],
        },
      ],
    },
    {
      slug: "language-models-at-work",
      title: "Language models at work",
      lessons: [
        {
          slug: "embeddings-in-use",
          title: "Embeddings in use",
          summary: "Search, duplicates and features from vectors, with a threshold you can defend.",
          minutes: 20,
          skills: ["deep-learning", "machine-learning"],
        },
        {
          slug: "retrieval",
          title: "Retrieval",
          summary: "Find the right passages before a model answers, and measure that first.",
          minutes: 20,
          skills: ["generative-ai", "model-evaluation"],
        },
        {
          slug: "judging-generated-text",
          title: "Judge generated text",
          summary: "Rubrics, two readers, and a model as judge that has been checked.",
          minutes: 20,
          skills: ["model-evaluation", "generative-ai"],
        },
        {
          slug: "language-model-or-not",
          title: "Project: a language model, or not",
          summary: "Cost per case, failures with a plan, and when something simpler is right.",
          minutes: 30,
          skills: ["generative-ai", "mlops", "model-evaluation"],
        },
      ],
    },
  ],
};
