"""The bots as they were on 17 November 2026, kept as yardsticks (docs/decisions/0045). Never edited."""
